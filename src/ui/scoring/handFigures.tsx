import type { Meld, Win } from '../../engine/types';
import { sourceOf } from '../../store/selectors/seats';
import { useKinds, useText } from '../context';
import { laidLook, layOut } from '../tile/MeldTiles';
import { FaceDown, Tile } from '../tile/Tile';
import { TileList } from '../tile/tileLists';
import { personOf } from './resultFacts';
import type { ResultFacts, TileGroup } from './resultFacts';
import { wordFor } from '../text';
import type { Text } from '../text';
import { usePlayWords } from '../table/usePlayWords';
import { useGameWords } from '../text/gameWords';
import type { GameWords } from '../text/gameWords';

/** A laid-out meld of the winner. */
export function MeldFigure({
  meld,
  win,
  facts,
}: {
  readonly meld: Meld;
  readonly win: Win;
  readonly facts: ResultFacts;
}) {
  const text = useText();
  const kinds = useKinds();
  const { group } = usePlayWords();
  const note =
    meld.from === null ? text.result.concealed : text.result.claimedFrom(personOf(facts, meld.from));
  const source = sourceOf(meld, win.seat, facts.result.deal.seats.length);
  return (
    <figure className="group">
      <div className="tiles group-tiles">
        {layOut(meld, source, kinds).map((placed) =>
          placed.down ? (
            <FaceDown key={placed.tile} />
          ) : (
            <Tile key={placed.tile} kind={kinds[placed.tile] ?? 0} className={laidLook(placed)} />
          ),
        )}
      </div>
      <figcaption>
        <b>{meld.type === 'group' ? group(meld.tiles.length).name : text.result[meld.type]}</b>{' '}
        <span>{note}</span>
      </figcaption>
    </figure>
  );
}

const NAMES = { eyes: 'pair', pairs: 'pairs', loose: 'rest', special: 'rest' } as const;

/** A special form has the name of its item, a group that of its size. */
function nameOf({ type, id, tiles }: TileGroup, { result }: Text, { items, sizes }: GameWords): string {
  if (id !== undefined) return wordFor(items, id);
  if (type === 'group') return sizes[tiles.length]?.name ?? result.rest;
  if (type === 'mixed') return tiles.length === 1 ? result.single : result.mixed;
  return result[type === 'chow' || type === 'pong' || type === 'kong' ? type : NAMES[type]];
}

/** Tiles of the hand as they were scored. */
export function GroupFigure({ group }: { readonly group: TileGroup }) {
  const text = useText();
  const kinds = useKinds();
  const words = useGameWords();
  const { won } = group;
  const note = won === null ? text.result.concealed : text.result.wonOn(text.tile(kinds[won] ?? 0));
  return (
    <figure className={`group group--${group.type}`}>
      <div className="tiles group-tiles">
        <TileList tiles={group.tiles} marked={{ tile: won, className: 'tile--won' }} />
      </div>
      <figcaption>
        <b>{nameOf(group, text, words)}</b> <span>{note}</span>
      </figcaption>
    </figure>
  );
}

/** Bonus tiles laid out. */
export function BonusFigure({ tiles }: { readonly tiles: readonly number[] }) {
  const text = useText();
  return (
    <figure className="group group--bonus">
      <div className="tiles group-tiles">
        <TileList tiles={tiles} />
      </div>
      <figcaption>
        <b>{text.result.bonusTile}</b>
      </figcaption>
    </figure>
  );
}
