import { newOutlook } from '../bots/targets/outlook';
import type { Mind, RankedAction } from '../bots/targets/mind';
import { rulesOf } from '../engine/knownRules';
import type { Action, TileKind } from '../engine/types';
import type { SeatView } from '../engine/view';
import type { Advisor, Learned } from './advisor';
import { pointsIn } from './futures';
import { LARGEST, packetsOf } from './exchanges';
import type { HandAfter } from './judgement';
import { surveyChoice } from './surveyed';

/** A choice, before any future is played. */
export interface Candidate {
  readonly action: Action;
  /** What its traits are worth in points; only differences between choices mean anything. Null if there are no prices. */
  readonly price: number | null;
  /** Its hope is far below that of the most hopeful choice: fewer futures are played of it. */
  readonly far: boolean;
  /** The kind that is discarded with it, the best one after a claim; null where none is, or nobody knows. */
  readonly thrown: TileKind | null;
  readonly after: HandAfter | null;
}

/** Below this share of the most hopeful choice's hope a choice counts as hopeless. */
const LEAST_SHARE = 0.002;
/** A discard or kong below this share is far behind. Claims never are: they are few, and they are the question. */
const NEAR_SHARE = 0.45;
/** At most this many choices of a turn are near. */
const NEAR_CHOICES = 5;
/** From here on "tiles missing" means that no such hand can be reached. */
const UNREACHABLE = 50;

/**
 * The choices of a decision, discards alike as one; the most hopeful first, with a price where prices were learned. Where
 * no future is played, those that the mind does not rank (a red five beside a plain one) have one, too.
 */
export function candidatesOf(
  view: SeatView,
  choices: readonly Action[],
  { mind, learned }: Advisor,
): readonly Candidate[] {
  const wins = choices.filter(({ type }) => type === 'win');
  const others = choices.filter(({ type }) => type !== 'win' && type !== 'exchange');
  const ranked = [...rankedExchanges(view, choices, mind), ...rankedPlays(view, others, mind)];
  const most = ranked.reduce((hopes, { hope }) => Math.max(hopes, hope), 0);
  const isTurn = view.pending?.why === 'turn';
  const near = nearPlaces(view, choices);
  const weighed = ranked.map((choice, place): Candidate => {
    const share = Math.max(LEAST_SHARE, most > 0 ? choice.hope / most : 1);
    return {
      action: choice.action,
      price: learned && priceOf(view, { action: choice.action, share }, learned),
      far: place >= near || (isTurn && share < NEAR_SHARE),
      ...surveyed(view, choice, mind),
    };
  });
  const left = others.filter((action) => !weighed.some((each) => isAlike(view, each.action, action)));
  const foreseen = (action: Action): Candidate => {
    const price = learned?.isWhole ? priceOf(view, { action, share: LEAST_SHARE }, learned) : null;
    if (price === null && !rulesOf(view).card) return bare(action);
    return { ...bare(action), price, ...surveyed(view, { action, hope: null }, mind) };
  };
  return [...wins.slice(0, 1).map(bare), ...weighed, ...distinct(view, left).map(foreseen)];
}

/** How many of the choices may be near. Packets of an offer are chosen already (`packetsOf`). */
function nearPlaces({ pending }: SeatView, choices: readonly Action[]): number {
  if (pending?.why === 'turn') return NEAR_CHOICES;
  const exchanges = choices.filter((choice) => choice.type === 'exchange');
  return exchanges.length > 0 && exchanges.every(({ offer }) => !offer) ? LARGEST : Infinity;
}

/**
 * By what was learned of such choices; in a game without prices by the position that a choice leaves. What is declared
 * before play shows in nothing that is held.
 */
function priceOf(
  view: SeatView,
  choice: { readonly action: Action; readonly share: number },
  { advantage, appraise, unit }: Learned,
): number | null {
  if (advantage) return unit * advantage.priceOf(view, choice);
  const isVote = choice.action.type === 'declare' && view.phase.type === 'before-play';
  return isVote ? null : pointsIn(appraise(view, choice.action));
}

function rankedPlays(view: SeatView, choices: readonly Action[], mind: Mind): readonly RankedAction[] {
  return choices.length === 0 ? [] : mind.rank(view, choices).filter(({ action }) => action.type !== 'win');
}

/** The packets that are worth comparing, and those that were named. */
function rankedExchanges(view: SeatView, choices: readonly Action[], mind: Mind): readonly RankedAction[] {
  const packets = choices.flatMap((choice) =>
    choice.type === 'exchange' ? packetsOf(view, choice, mind) : [],
  );
  const outlook = newOutlook();
  return distinct(view, packets)
    .map((action) => {
      mind.survey(view, action, outlook);
      return { action, hope: outlook.hope };
    })
    .toSorted((a, b) => b.hope - a.hope);
}

/** The choice that others are compared with: the dearest by its price, or the most hopeful. */
export function firstOf<Any extends Candidate>(candidates: readonly Any[]): Any {
  const plays = candidates.filter(({ action }) => action.type !== 'win');
  const first = plays[0] ?? candidates[0];
  if (!first) throw new Error('There is nothing to choose from.');
  return plays.reduce(
    (most, each) => ((each.price ?? -Infinity) > (most.price ?? -Infinity) ? each : most),
    first,
  );
}

/** A choice that nothing is known of before a future is played. */
function bare(action: Action): Candidate {
  return { action, price: null, far: false, thrown: null, after: null };
}

/** The choices of a decision, what was chosen among them: an exchange need not be one of those that are worth comparing. */
export function withChosen(choices: readonly Action[], chosen: Action): readonly Action[] {
  return chosen.type === 'exchange' ? [...choices, chosen] : choices;
}

/** True if two choices of one seat are the same but for which of several tiles alike they name. */
export function isAlike(view: Pick<SeatView, 'rules' | 'options'>, a: Action, b: Action): boolean {
  if (a.type !== b.type) return false;
  const { faces } = rulesOf(view).tiles;
  const fields = new Map(Object.entries(b));
  return Object.entries(a).every(([key, value]) => sameField(key, [value, fields.get(key)], faces));
}

/** Compares a field of two actions; tiles are told apart by what is printed on them. */
function sameField(key: string, values: readonly unknown[], faces: readonly TileKind[]): boolean {
  const face = (tile: unknown): unknown => (typeof tile === 'number' ? faces[tile] : tile);
  const [a, b] = values.map((value) => {
    if (key === 'tile') return face(value);
    return Array.isArray(value) ? value.map(face).toSorted((x, y) => Number(x) - Number(y)) : value;
  });
  return JSON.stringify(a) === JSON.stringify(b);
}

function distinct(view: SeatView, actions: readonly Action[]): Action[] {
  return actions.filter((action, at) => actions.findIndex((other) => isAlike(view, other, action)) === at);
}

function surveyed(
  view: SeatView,
  { action, hope }: { readonly action: Action; readonly hope: number | null },
  mind: Mind,
): Pick<Candidate, 'thrown' | 'after'> {
  const outlook = newOutlook();
  const thrown = surveyChoice(mind, { view, action }, outlook);
  const after: HandAfter = {
    missing: outlook.missing < UNREACHABLE ? outlook.missing : null,
    useful: outlook.useful,
    targets: outlook.sorts
      .map((sort, at) => ({ sort, share: outlook.shares[at] ?? 0 }))
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.share - a.share),
    closed: outlook.closed,
    value: outlook.value,
    hope: hope ?? outlook.hope,
  };
  return { thrown: thrown < 0 ? null : thrown, after };
}
