import { hundredths } from '../coach/drills/drill';
import type { Drill } from '../coach/drills/drill';
import { taskOf } from '../coach/drills/task';
import { formatHand } from '../engine/handNotation';
import { formatSeat, formatTile, formatTiles } from '../engine/notation';
import { changedOptions } from '../engine/options';
import { ruleSetOf, rulesOf } from '../engine/knownRules';
import type { TileId } from '../engine/types';
import { recordedChoice } from './recordedChoice';
import type { SeatView } from '../engine/view';

/** A drill as the command line prints it. */
export function listLine(drill: Drill): unknown {
  const { view, judged } = taskOf(drill);
  const { faces } = rulesOf(view).tiles;
  const name = (tile: TileId): string => formatTile(faces[tile]!);
  const { pending, drawn, seats, seat, phase } = view;
  const kinds = (tiles: readonly TileId[]) => tiles.map((tile) => faces[tile]!);
  const own = seats[seat]!;
  return {
    id: drill.id,
    rules: drill.rules,
    options: changedOptions(ruleSetOf(view.rules).options, view.options),
    theme: drill.theme,
    seat: formatSeat(seat),
    round: formatSeat(view.prevailing),
    dealer: formatSeat(0),
    hand: formatHand({
      concealed: kinds(view.hand),
      melds: own.melds,
      winning: null,
      bonus: kinds(own.bonus),
    }),
    drawn: drawn ? name(drawn.tile) : null,
    seats: Object.fromEntries(seats.map((each, at) => [formatSeat(at), seatOf(each, faces)])),
    asked: {
      why: pending?.why,
      ...(phase.type === 'before-play' ? { step: rulesOf(view).phases[phase.step]?.id } : {}),
      tile: pending?.tile === null || pending?.tile === undefined ? null : name(pending.tile),
      from: pending?.from === null || pending?.from === undefined ? null : formatSeat(pending.from),
    },
    wallLeft: view.wallLeft,
    choices: judged.map(({ action, points, low, high }) => ({
      do: recordedChoice(view, action, [...seats.keys()]),
      points,
      low: hundredths(low),
      high: hundredths(high),
    })),
    best: 0,
    twin: drill.twin,
  };
}

function seatOf(
  { melds, bonus, river, handSize }: SeatView['seats'][number],
  faces: readonly number[],
): unknown {
  return {
    melds: formatHand({ concealed: [], melds, winning: null, bonus: [] }),
    bonus: formatTiles(bonus.map((tile) => faces[tile]!).toSorted((a, b) => a - b)),
    river: river.map(
      ({ tile, drawn, claimedBy }) =>
        `${formatTile(faces[tile]!)}${drawn ? '!' : ''}${claimedBy === null ? '' : '^'}`,
    ),
    concealed: handSize,
  };
}
