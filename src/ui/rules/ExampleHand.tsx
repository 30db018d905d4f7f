import type { Example, ItemUnits } from '../../engine/example';
import { MOST_SEATS } from '../../store/selectors/seats';
import { parseSeat } from '../../engine/notation';
import { hasRoundWind } from '../../store/selectors/knownTables';
import { completeOptions } from '../../store/selectors/optionList';
import { wordFor } from '../text';
import { useDrawing } from './context';
import { kindsIn, linesOf, sumsOf } from './exampleHand';
import type { ExampleLine } from './exampleHand';
import { ExampleTiles } from './ExampleTiles';
import { changesIn } from './terms';
import type { Wording } from './terms';
import './example.css';

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

function circumstances(
  { seat, by = 'discard', from, situation = [], stated = {}, options }: Example,
  wording: Wording,
): string[] {
  const { rules, own, game, text } = wording;
  const told = (word: string) => game.situations[word]?.told ?? word;
  return [
    own.sits(place(seat ?? 'S'), hasRoundWind(rules) ? EAST : null),
    own.won[by](place(from ?? 'W')),
    ...situation.map(told),
    ...Object.entries(stated).map(([name, tiles]) =>
      own.pair(told(name), kindsIn(tiles.join(' ')).map(text.tile).join(' ')),
    ),
    ...changesIn(options ?? {}, wording).map(([id, name, value]) =>
      own.needs(options?.[id] === true ? name : own.pair(name, value)),
    ),
  ];
}

const EAST = 0;
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
  const sums = sumsOf(lines, units);
  const total = sums[0]?.[1] ?? 0;
  const said = total === 0 ? [[units.limit, null] as const] : sums;
  return (
    <b>
      {own.listed(said.map(([unit, sum]) => game.units[unit]?.amount(sum) ?? ''))}
      {typeof most === 'number' && total > most && ` (${own.capped(most)})`}
    </b>
  );
}
