import type { ExampleBook } from '../../engine/example';
import { itemRows } from '../../store/houseRules/rows';
import type { ItemRow } from '../../store/houseRules/rows';
import { Stepper } from '../controls/Stepper';
import { littleOf } from '../rules/exampleHand';
import { wordFor, houseWords } from '../text';
import { useWordsOfGame } from '../text/gameWords';
import { Tile } from '../tile/Tile';
import { useHouse } from './houseContext';
import { HouseRow } from './HouseRow';
import { useWords } from '../context';

interface ValuesCardProps {
  readonly book: ExampleBook;
  readonly isFiltered: boolean;
}

/** What every item counts, and the way to change it. */
export function ValuesCard({ book, isFiltered }: ValuesCardProps) {
  const words = useWords(houseWords);
  const { rules, changed } = useHouse();
  const rows = itemRows(rules, changed);
  const differing = rows.filter(({ value, usual }) => value !== usual);
  const shown = isFiltered ? differing : rows;
  if (shown.length === 0) return null;
  return (
    <section className="card house-card" aria-labelledby="house-values">
      <h2 id="house-values">
        {words.values} <small>{words.changed(differing.length)}</small>
      </h2>
      <p className="note">{words.valuesNote}</p>
      {differing.length > 0 && <p className="note">{words.valuesEffect}</p>}
      <ul className="list">
        {shown.map((row) => (
          <ValueRow key={row.id} row={row} book={book} />
        ))}
      </ul>
    </section>
  );
}

function ValueRow({ row, book }: { readonly row: ItemRow; readonly book: ExampleBook }) {
  const house = useWords(houseWords);
  const { rules, setItem } = useHouse();
  const { items, units } = useWordsOfGame(rules);
  const { id, value, usual, most, unit } = row;
  const name = wordFor(items, id);
  const amount = (each: number) => (each === 0 ? house.notCounted : (units[unit]?.amount(each) ?? `${each}`));
  const was = value === usual ? null : amount(usual);
  return (
    <HouseRow
      name={name}
      note={was === null ? undefined : amount(value)}
      picture={<Picture book={book} id={id} />}
      was={was}
      onPutBack={() => setItem(id, usual)}
    >
      <Stepper
        label={house.state(name, amount(value), was)}
        lessLabel={house.less(name)}
        moreLabel={house.more(name)}
        values={Array.from({ length: most + 1 }, (_, at) => at)}
        value={value}
        wordFor={amount}
        onChange={(next) => setItem(id, next)}
      />
    </HouseRow>
  );
}

/** Tiles for which there is room. */
const SHOWN = 4;

/** What stands for the item of the hand that shows it; nothing where the whole hand would be needed. */
function Picture({ book, id }: { readonly book: ExampleBook; readonly id: string }) {
  const example = book.examples[id];
  const tiles = example ? littleOf(example).slice(0, SHOWN) : [];
  if (tiles.length === 0) return null;
  return (
    <span className="row row--one house-tiles" aria-hidden="true">
      {tiles.map((kind, at) => (
        <Tile key={at} kind={kind} silent />
      ))}
    </span>
  );
}
