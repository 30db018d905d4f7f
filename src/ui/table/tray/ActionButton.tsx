import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { isRedFive, rankOf } from '../../../engine/tiles';
import type { Action, TileKind } from '../../../engine/types';
import { useGame, useText } from '../../context';
import { isStrictCalling } from '../../../store/selectors/strictCalling';
import { wildKinds } from '../../../store/selectors/tiles';
import { actionWord } from '../actionWord';
import { usePlayWords } from '../usePlayWords';
import type { PlayWords } from '../playWords';
import { useWaits } from '../useHandFacts';
import { useHint } from '../hint';
import { Tile } from '../../tile/Tile';
import type { ShownWait } from '../../../store/selectors/worthTypes';
import type { Text } from '../../text';
import { discardOf } from './choices';
import { laidOutName } from './laidOutName';
import type { TrayOption } from './choices';

interface ActionButtonProps {
  readonly option: TrayOption;
  /** What a win would be worth, and bring. */
  readonly note?: readonly string[] | undefined;
  /** Of an option that needs a tile: one is being chosen for it. */
  readonly isBegun: boolean;
  readonly onPerform: (option: TrayOption) => void;
  readonly onMark: (option: TrayOption | null) => void;
}

/** One action of the tray with the tiles it would use and its key. */
export function ActionButton({ option, note, isBegun, onPerform, onMark }: ActionButtonProps) {
  const text = useText();
  const hint = useHint();
  const { name, tiles, needsTile } = option;
  const isStrict = useGame(({ view }) => view !== null && isStrictCalling(view));
  const isUnsure = name === 'win' && isStrict;
  const word = useWordOf(option);
  const mixture = useMixture(option);
  const waits = useWaitsAfter(option);
  const play = usePlayWords();
  const label = labelOf(option, { word, note, waits, play, mixture }, text);
  return (
    <button
      type="button"
      className={`act act--${name} ${isUnsure ? 'act--unsure' : ''} ${hint === option.action ? 'act--hinted' : ''}`}
      aria-label={label}
      aria-disabled={(needsTile && discardOf(option) === null) || undefined}
      aria-pressed={needsTile && discardOf(option) !== null ? isBegun : undefined}
      onClick={() => onPerform(option)}
      onPointerEnter={() => onMark(option)}
      onPointerLeave={() => onMark(null)}
      onFocus={() => onMark(option)}
      onBlur={() => onMark(null)}
    >
      {option.group ? (
        option.of !== 'size' && <Piles tiles={tiles} />
      ) : (
        <OptionTiles option={option}>{waits.length > 0 && <WaitTiles waits={waits} />}</OptionTiles>
      )}
      <span className="act-word">
        <b>{option.of === 'mixture' ? mixture : word}</b>
        {option.of !== 'mixture' && mixture !== null && <small className="act-mixture">{mixture}</small>}
        {name === 'chow' && (
          <span className="act-ranks">
            {tiles.map(({ kind }, at) => (
              <Fragment key={at}>
                {at > 0 && '-'}
                <i className={isRedFive(kind) ? 'act-red' : ''}>{rankOf(kind)}</i>
              </Fragment>
            ))}
          </span>
        )}
        {note && (
          <span className="act-note">
            {note.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        )}
        {waits.length > 0 && <small>{leftWords(waits, text)}</small>}
        {needsTile && <small>{text.tray.chooseTile}</small>}
        <KeyHint keys={option.keys} />
      </span>
    </button>
  );
}

/** The tiles that an option would use; in a declaration an arrow stands before the one that it is aimed at. */
function OptionTiles({
  option: { tiles, what },
  children,
}: {
  readonly option: TrayOption;
  readonly children: ReactNode;
}) {
  if (tiles.length === 0) return null;
  return (
    <span className="act-tiles">
      {tiles.map(({ kind, taken }, at) => (
        <Fragment key={at}>
          {taken && what !== null && at > 0 && <span className="act-arrow">⇄</span>}
          <Tile kind={kind} className={taken ? 'tile--taken' : ''} silent />
        </Fragment>
      ))}
      {children}
    </span>
  );
}

/** The tiles of the hand that a group takes: equal ones as one, with their number. */
function Piles({ tiles }: Pick<TrayOption, 'tiles'>) {
  const own = tiles.flatMap(({ kind, taken }) => (taken ? [] : [kind]));
  return (
    <span className="act-tiles act-piles">
      {[...new Set(own)].map((kind) => (
        <Fragment key={kind}>
          <Tile kind={kind} silent />
          <small>×{own.filter((each) => each === kind).length}</small>
        </Fragment>
      ))}
    </span>
  );
}

interface OwnButtonProps {
  readonly look: 'choose' | 'discard' | 'discard act--exchange' | 'pass' | 'see';
  readonly word: string;
  readonly label?: string;
  readonly shortcut?: string;
  readonly tile?: TileKind | null;
  readonly disabled?: boolean;
  /** The first of two presses was made. */
  readonly pressed?: boolean | undefined;
  readonly onPress: () => void;
}

/** A button beside the options, for what is no choice of the engine's list or is chosen in the hand. */
export function OwnButton(props: OwnButtonProps) {
  const { look, word, label = word, shortcut, tile = null, disabled, pressed, onPress } = props;
  return (
    <button
      type="button"
      className={`act act--${look}`}
      aria-label={label}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {tile !== null && (
        <span className="act-tiles">
          <Tile kind={tile} silent />
        </span>
      )}
      <span className="act-word">
        <b>{word}</b>
        {shortcut !== undefined && <KeyHint keys={[shortcut]} />}
      </span>
    </button>
  );
}

/** So many waits are pictured; the rest are in the name of the button. */
const MOST_WAITS = 3;

function WaitTiles({ waits }: { readonly waits: readonly ShownWait[] }) {
  return (
    <>
      <span className="act-arrow">→</span>
      {waits.slice(0, MOST_WAITS).map(({ kind }) => (
        <Tile key={kind} kind={kind} silent />
      ))}
      {waits.length > MOST_WAITS && <span className="act-arrow">…</span>}
    </>
  );
}

function useWordOf({ action, isRefusal }: TrayOption): string {
  const text = useText();
  const play = usePlayWords();
  const isTurn = useGame(({ view }) => view?.pending?.why === 'turn');
  return isRefusal ? text.tray.notNow : actionWord(action, { play, text, isTurn });
}

/** How many wild tiles a group would have, or in how many ways it can be laid out; null for all else, and in a hand without wild tiles. */
function useMixture({ group, of, tiles }: TrayOption): string | null {
  const { tray, tile } = useText();
  const ways = useGame(({ choices }) => choices.filter((choice) => sizeOf(choice) === group?.size).length);
  const wild = useGame(({ view }) => (view ? wildKinds(view) : NO_KINDS));
  if (!group) return null;
  if (of === 'size') return tray.ways(ways);
  if (ways < 2) return null;
  const [kind = 0] = wild;
  return tray.wilds(group.wild, tile(tiles.find((each) => wild.includes(each.kind))?.kind ?? kind));
}

function sizeOf(action: Action): number | null {
  return action.type === 'group' ? action.own.length + 1 : null;
}

const NO_KINDS: readonly TileKind[] = [];
const NO_WAITS: readonly ShownWait[] = [];

/** What the hand would wait for once a declaration has discarded its tile. */
function useWaitsAfter(option: TrayOption): readonly ShownWait[] {
  const tile = discardOf(option);
  const waits = useWaits(tile);
  return tile === null || option.needsTile ? NO_WAITS : waits;
}

function leftWords(waits: readonly ShownWait[], text: Text): string {
  const left = waits.reduce((sum, wait) => sum + wait.left, 0);
  return `${left} ${text.ready.left}`;
}

interface LabelParts {
  readonly word: string;
  readonly note: readonly string[] | undefined;
  readonly waits: readonly ShownWait[];
  readonly play: PlayWords;
  readonly mixture: string | null;
}

function labelOf(option: TrayOption, { word, note, waits, play, mixture }: LabelParts, text: Text): string {
  const { tiles, what, needsTile } = option;
  if (option.of === 'size') return `${word}, ${mixture}`;
  const meld = laidOutName(option, play, text);
  if (meld !== null) return meld;
  if (needsTile) return `${word}: ${text.tray.chooseTile}`;
  if (what === null) return note === undefined ? word : `${word}, ${note.join(' · ')}`;
  const out = tiles.map(({ kind }) => text.tile(kind));
  const waited = waits.map(({ kind, left }) => text.ready.wait(text.tile(kind), left));
  return [word, ...out, ...(waited.length > 0 ? [`${text.tray.waits} ${waited.join(', ')}`] : [])].join(', ');
}

/** The key of an action, for the eye; screen readers find it in the list of keys. */
export function KeyHint({ keys }: { readonly keys: readonly string[] }) {
  const text = useText();
  const [first] = keys;
  if (first === undefined || first === '') return null;
  return (
    <kbd aria-hidden="true">
      {first === ' ' ? text.keys.space : first.length === 1 ? first.toUpperCase() : first}
    </kbd>
  );
}
