import type { Aim, AimGroup, AimTile } from '../../bots/aims/aim';
import { telling } from '../../store/selectors/aims';
import { useStores, useText, useWords } from '../context';
import { Icon } from '../controls/Icon';
import type { AimWords } from '../languages/en/aims';
import { aimWords, wordFor } from '../text';
import { useGameWords } from '../text/gameWords';
import { amountIn } from '../table/worth';
import { Tile } from '../tile/Tile';

interface AimRowProps {
  readonly aim: Aim;
  readonly all: readonly Aim[];
  readonly isPinned: boolean;
  readonly isCurrent: boolean;
}

/** One hand: its name, what it is worth, its tiles as they are now. Pressed, it is what the player plays for. */
export function AimRow({ aim, all, isPinned, isCurrent }: AimRowProps) {
  const words = useWords(aimWords);
  const { aims } = useStores();
  const { name, worth, notes } = useAimWords(aim, all);
  const sentence = useSentence(aim, all);
  const isLost = aim.lost !== null;
  return (
    <li>
      <button
        type="button"
        className="pick aim"
        data-aim={aim.id}
        data-lost={isLost}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={sentence}
        aria-pressed={isPinned}
        aria-disabled={isLost && !isPinned}
        onClick={() => (isPinned || !isLost) && aims?.getState().pin(isPinned ? null : aim.id)}
      >
        <span className="aim-head">
          <b>{name}</b>
          <span className="aim-worth">{worth}</span>
          {!isLost && <span className="chip chip--ring">{words.missing(aim.missing)}</span>}
          <Icon name="pin" />
        </span>
        <span className="aim-groups">
          {aim.groups.map((group, at) => (
            <Group key={at} group={group} />
          ))}
        </span>
        {notes.length > 0 && <small className="note">{notes.join(' · ')}</small>}
      </button>
    </li>
  );
}

function Group({ group: { tiles } }: { readonly group: AimGroup }) {
  return (
    <span className="aim-group" data-laid={tiles.some(({ is }) => is === 'laid')}>
      {tiles.map(({ kind, is }, at) => (
        <Tile key={at} kind={kind} silent className={`aim-tile--${is}`} />
      ))}
    </span>
  );
}

/** What is said of an aim, in parts. */
function useAimWords(aim: Aim, all: readonly Aim[]) {
  const words = useWords(aimWords);
  const { items: named, units } = useGameWords();
  const { items, worth, lost, isConcealed, isSelfDrawn } = aim;
  const names = namesOf(aim, all, { named, words });
  const others = [...new Set(items)]
    .map((item) => wordFor(named, item))
    .filter((item) => !names.includes(item));
  const also = others.length === 0 ? [] : [words.with(others)];
  const ways = [...(isConcealed ? [words.concealed] : []), ...(isSelfDrawn ? [words.selfDrawn] : [])];
  return {
    name: words.listed(names),
    worth: words.listed(worth.map((amount) => amountIn(units, amount))),
    notes: lost === null ? [...ways, ...also] : [words.why[lost]],
  };
}

interface Named {
  /** The items of the game. */
  readonly named: Readonly<Record<string, string>>;
  readonly words: AimWords;
}

/** What the game or its card calls it, where it counts as that; else what sets it apart, else its sort. */
function namesOf(aim: Aim, all: readonly Aim[], { named, words }: Named): readonly string[] {
  if (aim.items.includes(aim.id)) return [wordFor(named, aim.id)];
  const sorts: Readonly<Record<string, string>> = words.sorts;
  const apart = telling(aim, all).map((item) => wordFor(named, item));
  return apart.length > 0 ? apart : [sorts[aim.sort] ?? words.plain];
}

/** The row as one sentence, for screen readers. */
function useSentence(aim: Aim, all: readonly Aim[]): string {
  const words = useWords(aimWords);
  const text = useText();
  const { name, worth, notes } = useAimWords(aim, all);
  const tiles = aim.groups.flatMap((group) => group.tiles);
  const tilesThat = (is: AimTile['is']): readonly string[] => {
    const kinds = tiles.filter((tile) => tile.is === is).map(({ kind }) => kind);
    return [...new Set(kinds)].map((kind) =>
      words.times(text.tile(kind), kinds.filter((each) => each === kind).length),
    );
  };
  const [missing, gone, laid] = [tilesThat('missing'), tilesThat('gone'), tilesThat('laid')];
  return words.sentence([
    words.listed([name, worth].filter(Boolean)),
    ...(aim.lost === null ? [words.missingTiles(aim.missing, [...missing, ...gone])] : []),
    ...(gone.length > 0 ? [words.goneTiles(gone)] : []),
    ...(laid.length > 0 ? [words.laidOut(laid)] : []),
    ...notes,
  ]);
}
