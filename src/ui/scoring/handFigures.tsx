import type { Meld, Win } from '../../engine/types';
import { sourceOf } from '../../store/facts/seats';
import type { TileGroup } from '../../store/facts/winGroups';
import { useKinds, useFullText } from '../context';
import { layOut } from '../tile/MeldTiles';
import { FaceDown, Tile } from '../tile/Tile';
import { personOf } from './resultFacts';
import type { ResultFacts } from './resultFacts';

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
  const text = useFullText();
  const kinds = useKinds();
  const note =
    meld.from === null ? text.result.concealed : text.result.claimedFrom(personOf(facts, meld.from));
  const source = sourceOf(meld, win.seat, facts.result.deal.seats.length);
  return (
    <figure className="group">
      <div className="group-tiles">
        {layOut(meld, source, kinds).map(({ tile, turned, down }) =>
          down ? (
            <FaceDown key={tile} />
          ) : (
            <Tile key={tile} kind={kinds[tile] ?? 0} className={turned ? 'tile--turned' : ''} />
          ),
        )}
      </div>
      <figcaption>
        <b>{text.result[meld.type === 'group' ? 'pong' : meld.type]}</b> <span>{note}</span>
      </figcaption>
    </figure>
  );
}

/** Concealed tiles as they are read; `won`: the winning tile, if it is among them. */
export function GroupFigure({ group, won }: { readonly group: TileGroup; readonly won: number | null }) {
  const text = useFullText();
  const kinds = useKinds();
  const note = won === null ? text.result.concealed : text.result.wonOn(text.tile(kinds[won] ?? 0));
  return (
    <figure className={`group group--${group.type}`}>
      <div className="group-tiles">
        {group.tiles.map((tile) => (
          <Tile key={tile} kind={kinds[tile] ?? 0} className={tile === won ? 'tile--won' : ''} />
        ))}
      </div>
      <figcaption>
        <b>{text.result[group.type]}</b> <span>{note}</span>
      </figcaption>
    </figure>
  );
}

/** Bonus tiles laid out. */
export function BonusFigure({ tiles }: { readonly tiles: readonly number[] }) {
  const text = useFullText();
  const kinds = useKinds();
  return (
    <figure className="group group--bonus">
      <div className="group-tiles">
        {tiles.map((tile) => (
          <Tile key={tile} kind={kinds[tile] ?? 0} />
        ))}
      </div>
      <figcaption>
        <b>{text.result.bonusTile}</b>
      </figcaption>
    </figure>
  );
}
