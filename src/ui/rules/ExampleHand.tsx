import type { Example, ItemUnits } from '../../engine/example';
import type { MeldType, TileKind } from '../../engine/types';
import { MOST_SEATS } from '../../store/selectors/seats';
import { parseSeat } from '../../engine/notation';
import { completeOptions } from '../../store/selectors/optionList';
import { FaceDown, Tile } from '../tile/Tile';
import { wordFor } from '../text';
import type { Text } from '../text';
import type { RulesWords } from '../languages/en/rules';
import { useDrawing } from './context';
import { exampleGroups, linesOf, sumsOf } from './exampleHand';
import type { ExampleGroup, ExampleLine } from './exampleHand';
import { changesIn } from './terms';
import type { Wording } from './terms';
import './example.css';

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

/** A hand with its circumstances and what it counts. */
export function ExampleHand({ example }: { readonly example: Example }) {
  const { wording } = useDrawing();
  return (
    <figure className="example">
      <ExampleTiles example={example} />
      <figcaption>
        <span>{wording.own.listed(circumstances(example, wording))}</span>
        <Sum example={example} />
      </figcaption>
    </figure>
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
      return text.meld('kong', first, true);
    case 'laid-out':
      return own.laidOut(text.meld(laidOutType(kinds), first, false));
    case 'held':
      return own.listed([
        own.concealed(tiles),
        ...(won < 0 ? [] : [own.winning(text.tile(kinds[won] ?? 0))]),
      ]);
  }
}

function laidOutType(kinds: readonly TileKind[]): MeldType {
  if (kinds.length === 4) return 'kong'; // the same in every game: tiles of a kong
  return kinds[0] === kinds[1] ? 'pong' : 'chow';
}

function circumstances(
  { seat, by = 'discard', from, situation, options }: Example,
  wording: Wording,
): string[] {
  const { own, game } = wording;
  return [
    own.sits(place(seat ?? 'S'), 0),
    own.won[by](place(from ?? 'W')),
    ...(situation ? [game.situations[situation]?.told ?? situation] : []),
    ...changesIn(options ?? {}, wording).map(([id, name, value]) =>
      own.needs(options?.[id] === true ? name : own.pair(name, value)),
    ),
  ];
}

const place = (letter: string) => parseSeat(letter, MOST_SEATS) ?? 0;

/** The items of the example and their sum, as the scorer gives them. */
function Sum({ example }: { readonly example: Example }) {
  const { book, wording } = useDrawing();
  const units = book?.units ?? null;
  const lines = linesOf(example, units);
  const bonus = units?.after === undefined ? `(${wording.own.bonus})` : '';
  return (
    <span className="row row--base example-sum">
      {lines.map(({ id, value, isAfter }, at) => (
        <span key={at}>
          {[wordFor(wording.game.items, id), isAfter ? bonus : '', value > 0 ? value : '']
            .filter(Boolean)
            .join(' ')}
        </span>
      ))}
      {units && <Total units={units} lines={lines} />}
    </span>
  );
}

interface TotalProps {
  readonly units: ItemUnits;
  readonly lines: readonly ExampleLine[];
}

/** The sum in each of the game's units, and how much of it counts. Nothing to be summed is a limit hand. */
function Total({ units, lines }: TotalProps) {
  const { own, game, rules } = useDrawing().wording;
  const most = units.cap === null ? undefined : completeOptions(rules, {})[units.cap];
  const sums = sumsOf(lines);
  const total = sums[0]?.[1] ?? 0;
  const said = total === 0 ? [[units.limit, null] as const] : sums;
  return (
    <b>
      {own.listed(said.map(([unit, sum]) => game.units[unit]?.amount(sum) ?? ''))}
      {typeof most === 'number' && total > most && ` (${own.capped(most)})`}
    </b>
  );
}
