import { rulesOf } from '../../engine/knownRules';
import { refusalOf } from '../../engine/refusing';
import type { Rules } from '../../engine/rules';
import { viewContext } from '../../engine/view';
import { selfDrawn } from '../../engine/winContext';
import type { SeatView } from '../../engine/view';
import type { MeldShape, Seat, TileKind, WinContext } from '../../engine/types';
import type { HandReading, Useful } from './reading';

/** A hand that some way of winning would complete, as scoring sees it: not the first of a deal nor the last. */
export interface SampleHand {
  readonly counts: readonly number[];
  readonly melds: readonly MeldShape[];
  readonly tile: TileKind;
}

/** The live tiles that complete the hand and may be won on, self-drawn or from a discard; none where it is not ready. */
export function waitsOf(view: SeatView, { holding }: HandReading): readonly Useful[] {
  const rules = rulesOf(view);
  const waits: Useful[] = [];
  const counts = holding.counts.slice();
  for (const kind of holding.wilds) counts[kind]!++;
  const melds = meldsOf(view, holding);
  const look = (kind: TileKind, live: number): void => {
    if (live <= 0) return;
    counts[kind]!++;
    if (rules.isComplete(counts, melds, view.extras) && mayWin(rules, view, { counts, melds, tile: kind }))
      waits.push({ kind, live });
    counts[kind]!--;
  };
  for (const [kind, live] of holding.live.entries()) look(kind, live);
  const [wild] = rules.tiles.wild;
  if (wild !== undefined) look(wild, holding.wildLive);
  return waits;
}

/** The melds as scoring reads them: those of other seats' tiles are taken to come from the next seat. */
function meldsOf(view: SeatView, { laid }: HandReading['holding']): readonly MeldShape[] {
  return laid.map((meld) => ({ ...meld, from: meld.concealed ? null : nextOf(view) }));
}

function nextOf({ seat, seats }: SeatView): Seat {
  return (seat + 1) % seats.length;
}

function mayWin(rules: Rules, view: SeatView, hand: SampleHand): boolean {
  return [true, false].some(
    (taken) => refusalOf(rules, sampleContext(rules, view, { ...hand, taken })) === null,
  );
}

/** A win in the middle of a deal with these tiles, on one that is not red; `taken`: on a discard of the next seat. */
export function sampleContext(
  { tiles: { faces, kinds } }: Rules,
  view: SeatView,
  { counts, melds, tile, taken }: SampleHand & { readonly taken: boolean },
): WinContext {
  const plain = faces.indexOf(tile);
  const id = plain < 0 ? kinds.indexOf(tile) : plain;
  const way = taken ? ({ by: 'discard', from: nextOf(view), tile: id, kong: null } as const) : selfDrawn(id);
  return {
    ...viewContext(view, way, counts),
    melds,
    lastTile: false,
    kongs: 0,
    forBonus: false,
    end: taken ? null : 'front',
    firstGo: false,
    firstDraw: false,
    firstDiscard: false,
  };
}
