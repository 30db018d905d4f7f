import type { JudgedChoice, Judgement } from '../../coach/judgement';
import type { Action, TileId, TileKind } from '../../engine/types';
import type { Decision } from '../../store/types';
import type { Text } from '../text';
import { meldName } from '../table/tray/ActionButton';
import { trayOptions } from '../table/tray/choices';
import type { TrayOption } from '../table/tray/choices';
import type { PlayWords } from '../table/playWords';
import type { PanelOption } from './OptionRow';
import type { CoachWords } from './wordsEn';

/** An option of the panel, and what pressing it does. */
export interface Row extends PanelOption {
  readonly action: Action;
  /** The tiles of the hand that it would use. */
  readonly own: readonly TileId[];
}

export interface Rows {
  readonly rows: readonly Row[];
  /** So many at the head may be as good as the best. */
  readonly close: number;
}

export interface RowWords {
  readonly text: Text;
  readonly coach: CoachWords;
  readonly play: PlayWords;
}

export interface RowFacts extends RowWords {
  readonly kinds: readonly TileKind[];
  /** The options of the tray with their keys. */
  readonly options: readonly TrayOption[];
  /** What a win is worth in words, where that is to be shown. */
  readonly worth: string | null;
}

/** The choices of a decision in the order of the tray, discards last; one for each kind. */
export function bareRows({ view, choices }: Decision, facts: RowFacts): Rows {
  const discards = choices.filter(({ type }) => type === 'discard');
  const others = trayOptions(view, choices, facts.kinds).map(({ action }) => action);
  const rows = [...others, ...discards].flatMap(
    (action) => rowOf({ view, action, judged: null }, facts) ?? [],
  );
  const ids = rows.map(({ id }) => id);
  return { rows: rows.filter(({ id }, at) => ids.indexOf(id) === at), close: 0 };
}

const ORDER: readonly Action['type'][] = [
  'win',
  'concealed-kong',
  'added-kong',
  'kong',
  'pong',
  'group',
  'chow',
  'declare',
  'exchange',
  'discard',
  'pass',
];

/** It may be as good as the best. */
export function isClose({ lossLow }: JudgedChoice): boolean {
  return lossLow <= 0;
}

/** The choices of a decision, the best first; those too close to call in one order always. */
export function judgedRows({ view }: Decision, judgement: Judgement, facts: RowFacts): Rows {
  const group = judgement.choices.filter(isClose);
  const sorted = group.toSorted((a, b) => ORDER.indexOf(a.action.type) - ORDER.indexOf(b.action.type));
  const all = [...sorted, ...judgement.choices.filter((choice) => !isClose(choice))];
  const rows = all.flatMap((judged) => rowOf({ view, action: judged.action, judged }, facts) ?? []);
  const [best, ...others] = rows;
  if (group.length > 1 || !best) return { rows, close: group.length };
  return { rows: [{ ...best, marks: ['best'] }, ...others], close: 1 };
}

interface Choice {
  readonly view: Decision['view'];
  readonly action: Action;
  readonly judged: JudgedChoice | null;
}

function rowOf({ view, action, judged }: Choice, facts: RowFacts): Row | null {
  const { text, kinds } = facts;
  const worth = judged && { points: judged.points, low: judged.low, high: judged.high };
  if (action.type === 'discard') {
    const kind = kinds[action.tile] ?? 0;
    return {
      ...BARE,
      id: `discard-${kind}`,
      word: text.actions.discard,
      name: text.tray.discardTile(text.tile(kind)),
      tiles: [{ kind, taken: false }],
      keys: view.drawn?.tile === action.tile ? ['d'] : [],
      worth,
      action,
      own: [action.tile],
    };
  }
  const [option] = trayOptions(view, [action], kinds);
  return option ? { ...optionRow({ view, option }, facts), worth, thrown: thrownWith(action, judged) } : null;
}

const BARE = { thrown: null, note: null, marks: [] } as const;

function optionRow({ view, option }: { view: Decision['view']; option: TrayOption }, facts: RowFacts): Row {
  const { text, play, coach, options, worth } = facts;
  const { id, name, tiles, what, action, own } = option;
  const word = what === null ? text.actions[name] : play.declaration(what).name;
  const plain = [word, ...tiles.map(({ kind }) => text.tile(kind))].join(', ');
  const notes: Readonly<Partial<Record<TrayOption['name'], string | null>>> = {
    win: worth,
    pass: drawsNext(view) ? coach.fromWall : null,
  };
  return {
    ...BARE,
    id,
    word,
    name: meldName(option, word, text) ?? plain,
    tiles,
    keys: options.find((each) => each.id === id)?.keys ?? [],
    note: notes[name] ?? null,
    worth: null,
    action,
    own,
  };
}

/** The tile that is best discarded after a claim. */
function thrownWith({ type }: Action, judged: JudgedChoice | null): TileKind | null {
  const isClaim = type === 'chow' || type === 'pong' || type === 'group';
  return isClaim ? (judged?.after?.thrown ?? null) : null;
}

/** Whoever passes draws next, where nobody sits between. */
function drawsNext({ pending, seat, seats }: Decision['view']): boolean {
  if (pending?.why !== 'discard' || pending.from === null) return false;
  return (pending.from + 1) % seats.length === seat;
}
