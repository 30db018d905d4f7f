import type { Example } from '../../engine/example';
import type { MeldType, TileKind } from '../../engine/types';
import type { RulesWords } from '../languages/en/rules';
import type { Text } from '../text';
import { FaceDown, Tile } from '../tile/Tile';
import { useDrawing } from './context';
import { exampleGroups } from './exampleHand';
import type { ExampleGroup } from './exampleHand';

/** The tiles of an example, read out as one picture. */
export function ExampleTiles({ example }: { readonly example: Example }) {
  const { text, own } = useDrawing().wording;
  const groups = exampleGroups(example.hand);
  const label = groups.map((group) => groupWords(group, text, own)).join('; ');
  return (
    <div className="tiles example-tiles" role="img" aria-label={label}>
      {groups.map((group, at) => (
        <Group key={at} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { kinds, sort, won } }: { readonly group: ExampleGroup }) {
  return (
    <span className={`tiles example-group--${sort}`}>
      {kinds.map((kind, at) =>
        sort === 'concealed-kong' && at < 2 ? (
          <FaceDown key={at} />
        ) : (
          <Tile key={at} kind={kind} className={tileClass(sort, at, won)} silent />
        ),
      )}
    </span>
  );
}

/** The claimed tile of a meld lies turned, as if it came from the player before. */
function tileClass(sort: ExampleGroup['sort'], at: number, won: number): string {
  if (sort === 'laid-out' && at === 0) return 'tile--turned';
  return at === won ? 'tile--won' : '';
}

function groupWords({ kinds, sort, won }: ExampleGroup, text: Text, own: RulesWords): string {
  const [first = 0] = kinds;
  const tiles = own.listed(kinds.map(text.tile));
  switch (sort) {
    case 'bonus':
      return own.bonusTiles(tiles);
    case 'concealed-kong':
      return text.meld('kong', first, { concealed: true });
    case 'laid-out':
      return own.laidOut(text.meld(laidOutType(kinds), first, { concealed: false }));
    case 'held':
      return own.listed([
        own.concealed(tiles),
        ...(won < 0 ? [] : [own.winning(text.tile(kinds[won] ?? 0))]),
      ]);
  }
}

function laidOutType(kinds: readonly TileKind[]): Exclude<MeldType, 'group'> {
  if (kinds.length === 4) return 'kong'; // the same in every game: tiles of a kong
  return kinds[0] === kinds[1] ? 'pong' : 'chow';
}
