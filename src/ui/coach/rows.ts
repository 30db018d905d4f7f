import type { KnownChoice, WeighedChoice, Worth } from '../../coach/judgement';
import type { Action, ExchangeAction, TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { kindsOf } from '../../store/selectors/tiles';
import type { Text } from '../text';
import { actionWord } from '../table/actionWord';
import { phaseWords } from '../table/useExchangeWords';
import { laidOutName } from '../table/tray/laidOutName';
import { byOrder, trayOptions } from '../table/tray/choices';
import type { PicturedTile, TrayOption } from '../table/tray/choices';
import type { PlayWords } from '../table/playWords';
import { scaleOf } from './scale';
import type { Scale } from './scale';
import type { CoachWords } from '../languages/en/coach';

/** What may stand beside a choice. `first`: of those that may be as good as each other. `chosen`: by somebody else. */
export type RowMark = 'best' | 'first' | 'you' | 'chosen';

/** One choice of a decision as it is listed. */
export interface Row {
  readonly id: string;
  readonly action: Action;
  /** "Pong". */
  readonly word: string;
  /** The same for screen readers: "Pong of 5 Dots". */
  readonly name: string;
  readonly tiles: readonly PicturedTile[];
  /** The tiles of the hand that it would use. */
  readonly own: readonly TileId[];
  /** The tile that is discarded with it. */
  readonly thrown: TileKind | null;
  /** What it means where no tiles say so. */
  readonly note: string | null;
  /** `KeyboardEvent.key` in lower case; the first is shown. */
  readonly keys: readonly string[];
  /** Null until it is judged, or where numbers are not to be shown. */
  readonly worth: Worth | null;
  readonly marks: readonly RowMark[];
}

/** The choices of a decision as they are listed. */
export interface Rows {
  readonly rows: readonly Row[];
  /** So many at the head may be as good as the best. */
  readonly close: number;
}

export interface RowFacts {
  readonly text: Text;
  readonly coach: CoachWords;
  readonly play: PlayWords;
  /** The options of the tray with their keys, where keys are to be shown. */
  readonly options?: readonly TrayOption[];
  /** What a win is worth in words, where that is to be shown. */
  readonly winWorth?: string | null;
}

/** Choices as rows, in the order in which they come; of discards alike the first alone. */
export function rowsOf(view: SeatView, choices: readonly KnownChoice[], facts: RowFacts): readonly Row[] {
  const rows = choices.flatMap((choice) => rowOf(view, choice, facts) ?? []);
  const ids = rows.map(({ id }) => id);
  return rows.filter(({ id }, at) => ids.indexOf(id) === at);
}

/** Nothing is known of these choices: they stand in the order of the tray. */
export function bareRows(view: SeatView, choices: readonly Action[], facts: RowFacts): readonly Row[] {
  return rowsOf(
    view,
    choices.toSorted(byOrder).map((action) => ({ action })),
    facts,
  );
}

/** It may be as good as the best. */
export function isClose({ lossLow }: WeighedChoice): boolean {
  return lossLow <= 0;
}

/** Choices that were judged, in their order, with a mark at the first. */
export function judgedRows(view: SeatView, choices: readonly WeighedChoice[], facts: RowFacts): Rows {
  const close = choices.filter(isClose);
  const sorted = [...close, ...choices.filter((choice) => !isClose(choice))];
  const mark = close.length > 1 ? 'first' : 'best';
  return {
    rows: withMark(rowsOf(view, sorted, facts), mark, choices[0]?.action),
    close: close.length,
  };
}

/** Marks the row of a choice. */
export function withMark(rows: readonly Row[], mark: RowMark, of: Action | undefined): readonly Row[] {
  return rows.map((row) => (row.action === of ? { ...row, marks: [...row.marks, mark] } : row));
}

/** The axis for all rows; null where nothing is known of any. */
export function scaleOfRows(rows: readonly Row[]): Scale | null {
  const worths = rows.flatMap(({ worth }) => worth ?? []);
  return worths.length > 0 ? scaleOf(worths) : null;
}

function rowOf(view: SeatView, choice: KnownChoice, facts: RowFacts): Row | null {
  const { action } = choice;
  const kinds = kindsOf(view);
  const worth = worthOf(choice);
  if (action.type === 'discard') {
    const { text } = facts;
    const kind = kinds[action.tile] ?? 0;
    return {
      ...BARE,
      id: `discard-${kind}`,
      action,
      word: text.actions.discard,
      name: text.tray.discardTile(text.tile(kind)),
      tiles: [{ kind, taken: false }],
      own: [action.tile],
      keys: view.drawn?.tile === action.tile ? ['d'] : [],
      worth,
    };
  }
  if (action.type === 'exchange') return action.offer ? null : { ...packetRow(view, action, facts), worth };
  const [option] = trayOptions(view, [action], kinds);
  return option ? { ...optionRow(view, option, facts), worth, thrown: thrownWith(choice) } : null;
}

/** Tiles to be exchanged. */
function packetRow(view: SeatView, action: ExchangeAction, { text, play }: RowFacts): Row {
  const kinds = kindsOf(view);
  const given = action.tiles.map((tile) => kinds[tile] ?? 0).toSorted((a, b) => a - b);
  const word = phaseWords(view, play)?.send?.(given.length) ?? text.actions.exchange;
  return {
    ...BARE,
    id: ['exchange', ...given].join('-'),
    action,
    word,
    name: given.length > 0 ? `${word}: ${given.map((kind) => text.tile(kind)).join(', ')}` : word,
    tiles: given.map((kind) => ({ kind, taken: false })),
    own: action.tiles,
    keys: [],
  };
}

const BARE = { thrown: null, note: null, worth: null, marks: [] } as const;

function optionRow(view: SeatView, option: TrayOption, facts: RowFacts): Row {
  const { text, play, coach, options = [], winWorth = null } = facts;
  const { id, name, tiles, action, own } = option;
  const word = actionWord(action, { play, text, isTurn: view.pending?.why === 'turn' });
  const plain = [word, ...tiles.map(({ kind }) => text.tile(kind))].join(', ');
  const notes: Readonly<Partial<Record<TrayOption['name'], string | null>>> = {
    win: winWorth,
    pass: drawsNext(view) ? coach.fromWall : null,
  };
  return {
    ...BARE,
    id,
    action,
    word,
    name: laidOutName(option, play, text) ?? plain,
    tiles,
    own,
    keys: options.find((each) => each.id === id)?.keys ?? [],
    note: notes[name] ?? null,
  };
}

function worthOf({ points, low, high }: KnownChoice): Worth | null {
  return points === undefined || low === undefined || high === undefined ? null : { points, low, high };
}

/** The tile that is best discarded after a claim. */
function thrownWith({ action: { type }, thrown = null }: KnownChoice): TileKind | null {
  return type === 'chow' || type === 'pong' || type === 'group' ? thrown : null;
}

/** Whoever passes draws next, where nobody sits between. */
function drawsNext({ pending, seat, seats }: SeatView): boolean {
  if (pending?.why !== 'discard' || pending.from === null) return false;
  return (pending.from + 1) % seats.length === seat;
}
