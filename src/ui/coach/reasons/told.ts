import { printedHand } from '../../../store/selectors/printedHand';
import { groupSize } from '../../../store/selectors/recordedNames';
import type { KnownChoice } from '../../../coach/judgement';
import type { Reason, ReasonCode } from '../../../coach/reasons/reason';
import type { Action, Seat } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import { termOf } from '../../../store/selectors/calls';
import { kindsOf } from '../../../store/selectors/tiles';
import type { Person } from '../../../store/types';
import { discardOf } from '../../table/tray/choices';
import type { Text } from '../../text';
import type { GameWords } from '../../text/gameWords';
import type { Part } from '../../text/sentenceParts';
import type { FactOf, ReasonWords, Told, ToldChoice } from '../../languages/en/reasons';

/** A decision that reasons are about. */
export interface Reasoned {
  readonly view: SeatView;
  /** As they were judged: reasons name places in this list. */
  readonly choices: readonly KnownChoice[];
  readonly personAt: (seat: Seat) => Person;
}

/** All words that a sentence may need. */
export interface SentenceWords {
  readonly text: Pick<Text, 'people' | 'tile'>;
  readonly game: ChoiceWords & Pick<GameWords, 'items' | 'units' | 'opened'>;
  readonly reasons: ReasonWords;
}

/** What a game calls its choices. */
type ChoiceWords = Pick<GameWords, 'declarations' | 'sizes' | 'terms'>;

/** The sentence of a reason: the two choices that it is about, and what is said of them. */
export function sentenceOf(reason: Reason, reasoned: Reasoned, words: SentenceWords): readonly Part[] {
  const [better, other] = toldPair([reason.better, reason.against], reasoned, words.game);
  return [...words.reasons.between(better, other), ...tell(words.reasons, reason, toldOf(reasoned, words))];
}

function tell<Code extends ReasonCode>({ reasons }: ReasonWords, fact: FactOf<Code>, told: Told) {
  return reasons[fact.code](fact, told);
}

function toldOf({ view, personAt }: Reasoned, { text, game }: SentenceWords): Told {
  return {
    who: (seat) => text.people[personAt(seat)],
    seats: view.seats.length,
    own: view.seat,
    opened: game.opened ?? null,
    item: (id) => game.items[id] ?? (printedHand(view, id) === null ? null : id),
    amount: (value, unit) => game.units[unit]?.amount(value) ?? `${value}`,
  };
}

/** Two choices by their places. */
export function toldPair(
  places: readonly [number, number],
  reasoned: Pick<Reasoned, 'view' | 'choices'>,
  game: ChoiceWords,
): [ToldChoice, ToldChoice] {
  return places.map((at) => toldChoice(reasoned.choices[at]?.action, reasoned, game)) as [
    ToldChoice,
    ToldChoice,
  ];
}

/** Where there are several of a sort, a claim is told by the own tiles it uses, and a declaration by its discard; a kong in a turn by its tile. */
function toldChoice(
  action: Action | undefined = NOTHING,
  { view, choices }: Pick<Reasoned, 'view' | 'choices'>,
  { declarations, sizes, terms }: ChoiceWords,
): ToldChoice {
  const kinds = kindsOf(view);
  const { type } = action;
  if (type === 'declare') {
    const { what } = action;
    const isOneOfMore =
      choices.filter((each) => each.action.type === type && each.action.what === what).length > 1;
    const tile = isOneOfMore ? discardOf({ action }) : null;
    return { type, tiles: tile === null ? [] : [kinds[tile] ?? 0], verb: declarations[what]?.verb };
  }
  if (type === 'exchange')
    return { type, tiles: action.tiles.map((tile) => kinds[tile] ?? 0).toSorted((a, b) => a - b) };
  const called = type === 'discard' || type === 'pass' || type === 'group' ? undefined : type;
  const term = called && terms?.[termOf(called, view.pending?.why === 'turn')].toLowerCase();
  if (type === 'concealed-kong') return { type, tiles: [action.kind], term };
  const isOneOfMore = choices.filter((each) => each.action.type === type).length > 1;
  const isOfTile = type === 'discard' || type === 'added-kong';
  const tiles = isOfTile ? [action.tile] : 'own' in action && isOneOfMore ? action.own : [];
  const verb = type === 'group' ? sizes[groupSize(action)]?.name.toLowerCase() : undefined;
  return { type, tiles: tiles.map((tile) => kinds[tile] ?? 0), verb, term };
}

const NOTHING: Action = { type: 'pass', seat: 0 };
