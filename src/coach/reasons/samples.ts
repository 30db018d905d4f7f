import { rulesOf } from '../../engine/knownRules';
import { sheetsOf } from '../../engine/settlement';
import type { MeldShape, ScoreSheet, Seat, WinContext } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { sampleContext } from './waits';
import type { SampleHand } from './waits';

/** A chow starts at every third kind. */
const CHOW = 3;
const PONG = 3;

/** A plain complete hand of chows, its first set laid out as a meld if one is named; null where it is no hand of the game. */
function plainHand(view: SeatView, open: MeldShape['type'] | null): WinContext | null {
  const counts = noTiles(view);
  const eyes = CHOW * (rulesOf(view).geometry.sets ?? 0);
  for (let kind = open ? CHOW : 0; kind < eyes; kind++) counts[kind] = 1;
  counts[eyes] = 2;
  return wonWith(view, { counts, melds: open ? [laidOut(view, open)] : [], tile: eyes - 1 });
}

/** Pongs of one suit, the first laid out: worth more than any minimum. */
function dearHand(view: SeatView): WinContext | null {
  const counts = noTiles(view);
  const eyes = rulesOf(view).geometry.sets ?? 0;
  for (let kind = 1; kind < eyes; kind++) counts[kind] = PONG;
  counts[eyes] = 2;
  return wonWith(view, { counts, melds: [laidOut(view, 'pong')], tile: eyes });
}

function noTiles(view: SeatView): number[] {
  return Array.from({ length: rulesOf(view).tiles.size }, () => 0);
}

/** A set of the first kind that the next seat has given. */
function laidOut({ seat, seats }: SeatView, type: MeldShape['type']): MeldShape {
  return { type, kind: 0, concealed: false, from: (seat + 1) % seats.length };
}

/** Won on a discard; null where it is no hand of the game. */
function wonWith(view: SeatView, hand: SampleHand): WinContext | null {
  const rules = rulesOf(view);
  return rules.isComplete(hand.counts, hand.melds, view.extras)
    ? sampleContext(rules, view, { ...hand, taken: true })
    : null;
}

/** Whether a kong counts for more than a pong of the same tiles. */
export function kongsCount(view: SeatView): boolean {
  const { score } = rulesOf(view);
  const [pong, kong] = (['pong', 'kong'] as const).map((type) => {
    const hand = plainHand(view, type);
    return hand && score(hand);
  });
  return pong && kong ? kong.total > pong.total : false;
}

/** The items that are lost when a hand is opened: as the game names them, or those of a plain hand. */
export function itemsOfConcealed(view: SeatView): readonly string[] {
  const { score, concealedItems } = rulesOf(view);
  if (concealedItems) return concealedItems;
  const [closed, open] = [plainHand(view, null), plainHand(view, 'chow')];
  const [whole, rest] = [closed && score(closed), open && score(open)];
  if (!whole || !rest) return [];
  const kept = new Set(rest.lines.map(({ id }) => id));
  return whole.lines.map(({ id }) => id).filter((id) => !kept.has(id));
}

/** How many times as much a win of the dealer brings as the same hand of another seat; 1 where that is the same. */
export function dealerTimes(view: SeatView): number {
  const { score } = rulesOf(view);
  for (const context of [plainHand(view, 'chow'), dearHand(view)]) {
    if (!context) continue;
    const sheet = score({ ...context, by: 'wall', from: null, end: 'front' });
    if (!sheet?.legal) continue;
    const [dealer, other] = [0, 1].map((seat) => gain(view, context, { ...sheet, seat }));
    if (dealer && other) return dealer / other;
  }
  return 1;
}

function gain(view: SeatView, context: WinContext, sheet: ScoreSheet): number {
  const rules = rulesOf(view);
  const { seats } = rules.geometry;
  const { prevailing, carry, extras } = view;
  const round = { seats, prevailing, carry, extras, out: 0, ledger: [], ending: 'won' };
  const own: WinContext = { ...context, seat: sheet.seat, by: 'wall', from: null };
  const wins = [{ sheet, context: own }];
  const lost = Array.from({ length: seats }, (_, seat): ScoreSheet => ({ ...sheet, seat, total: 0 }));
  const sheets = sheetsOf(seats, wins).map((won, seat) => won ?? (rules.allHands ? lost[seat]! : null));
  return (rules.settle({ ...round, wins, sheets }) ?? []).reduce(
    (sum, { from, to, amount }) => sum + movedTo(sheet.seat, from, to) * amount,
    0,
  );
}

function movedTo(seat: Seat, from: Seat | null, to: Seat | null): number {
  return Number(to === seat) - Number(from === seat);
}
