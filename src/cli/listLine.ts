import { hundredths } from '../coach/drills/drill';
import type { Drill } from '../coach/drills/drill';
import { taskOf } from '../coach/drills/task';
import type { Task } from '../coach/drills/task';
import { formatHand } from '../engine/handNotation';
import { formatSeat, formatTile, formatTiles } from '../engine/notation';
import { changedOptions } from '../engine/options';
import { ruleSetOf, rulesOf } from '../engine/knownRules';
import type { Action, TileId } from '../engine/types';
import type { SeatView } from '../engine/view';

/** A drill as the command line prints it. */
export function listLine(drill: Drill): unknown {
  const { view, judged } = taskOf(drill);
  const { faces } = rulesOf(view).tiles;
  const name = (tile: TileId): string => formatTile(faces[tile]!);
  const { pending, drawn, seats, seat } = view;
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
      tile: pending?.tile === null || pending?.tile === undefined ? null : name(pending.tile),
      from: pending?.from === null || pending?.from === undefined ? null : formatSeat(pending.from),
    },
    wallLeft: view.wallLeft,
    choices: choicesOf(judged, name),
    best: 0,
    twin: drill.twin,
  };
}

function choicesOf(judged: Task['judged'], name: (tile: TileId) => string): unknown {
  return judged.map(({ action, points, low, high }) => ({
    do: doOf(action, name),
    points,
    low: hundredths(low),
    high: hundredths(high),
  }));
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

/** A choice with the fields of a record's event, without the player. */
function doOf(action: Action, name: (tile: TileId) => string): unknown {
  const { type } = action;
  if ('own' in action) return { type, own: action.own.map(name) };
  if (action.type === 'concealed-kong') return { type, tile: formatTile(action.kind) };
  if (action.type === 'discard' || action.type === 'added-kong') return { type, tile: name(action.tile) };
  return { type };
}
