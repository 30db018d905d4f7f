import {
  ALL_KINDS,
  ANY_FLOWER,
  FIRST_ANIMAL,
  FIRST_DRAGON,
  FIRST_FLOWER,
  FIRST_RED_FIVE,
  FIRST_SEASON,
  FIRST_WIND,
  JOKER,
} from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { completeOptions } from '../../store/selectors/optionList';
import { kindsOf } from '../../store/selectors/tiles';
import { Tile } from '../tile/Tile';
import { IndexSwitch } from '../tile/IndexSwitch';
import { useDrawing } from './context';
import './allTiles.css';

/** Where each group of kinds begins; the last ends where there are no more. */
const GROUPS = {
  characters: 0,
  dots: 9,
  bamboo: 18,
  winds: FIRST_WIND,
  dragons: FIRST_DRAGON,
  flowers: FIRST_FLOWER,
  seasons: FIRST_SEASON,
  animals: FIRST_ANIMAL,
  jokers: JOKER,
  redFives: FIRST_RED_FIVE,
  oneFlower: ANY_FLOWER,
} as const;
const names = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** The tiles of the game, each kind once, and the switch for their numbers. */
export function AllTiles() {
  const { wording } = useDrawing();
  const { own, text, rules } = wording;
  const kinds = new Set(kindsOf({ rules, options: completeOptions(rules, {}) }));
  const groups = names
    .map((name, at) => ({ name, kinds: within(kinds, GROUPS[name], startOf(at + 1)) }))
    .filter((group) => group.kinds.length > 0);
  return (
    <figure className="all-tiles" aria-label={own.tiles.title}>
      <dl className="columns">
        {groups.map((group) => (
          <div key={group.name}>
            <dt>{own.tiles[group.name]}</dt>
            <dd>
              <span className="tiles" role="img" aria-label={own.listed(group.kinds.map(text.tile))}>
                {group.kinds.map((kind) => (
                  <Tile key={kind} kind={kind} silent />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <IndexSwitch />
    </figure>
  );
}

function startOf(group: number): TileKind {
  const name = names[group];
  return name === undefined ? ALL_KINDS : GROUPS[name];
}

function within(kinds: ReadonlySet<TileKind>, from: TileKind, to: TileKind): TileKind[] {
  return [...kinds].filter((kind) => kind >= from && kind < to).toSorted((a, b) => a - b);
}
