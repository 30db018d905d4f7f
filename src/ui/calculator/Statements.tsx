import type { Stated, StatedValue } from '../../engine/situations';
import { SUITS } from '../../engine/tiles';
import type { Seat } from '../../engine/types';
import { withValue } from '../../store/calculator/edits';
import { statementsIn } from '../../store/calculator/judge';
import { seatCount } from '../../store/calculator/draft';
import { tilesOfGame } from '../../store/calculator/pad';
import { useText, useWords } from '../context';
import { Picker } from '../controls/Select';
import { useWordsOfGame } from '../text/gameWords';
import { Tile } from '../tile/Tile';
import { useCalculator } from './useCalculator';
import { calculatorWords } from '../text';

/** The values that may be stated, each drawn by its sort; nothing where the game knows none. */
export function Statements() {
  const { draft, change } = useCalculator((state) => state);
  const { situations } = useWordsOfGame(draft.rules);
  const statements = statementsIn(draft);
  if (statements.length === 0) return null;
  return (
    <div className="row calc-stated">
      {statements.map(({ name, stated }) => (
        <Statement
          key={name}
          label={situations[name]?.name ?? name}
          stated={stated}
          value={draft.values[name] ?? []}
          onChange={(value) => change(withValue(draft, name, value))}
        />
      ))}
    </div>
  );
}

interface StatementProps<S extends Stated = Stated> {
  readonly label: string;
  readonly stated: S;
  readonly value: StatedValue;
  readonly onChange: (value: StatedValue) => void;
}

function Statement({ stated, ...props }: StatementProps) {
  switch (stated.sort) {
    case 'tiles':
      return <Tiles stated={stated} {...props} />;
    case 'number':
      return <OneNumber stated={stated} {...props} />;
    case 'suit':
      return <OneSuit stated={stated} {...props} />;
    case 'seat':
      return <OtherSeat stated={stated} {...props} />;
    case 'seats':
      return <OtherSeats stated={stated} {...props} />;
  }
}

/** What stands in a list for nothing stated: no kind, suit, seat or number has it. */
const NONE = -1;

function pickedOf(value: number): StatedValue {
  return value === NONE ? [] : [value];
}

/** Tiles that are taken away by a press, and a list to add others. */
function Tiles({ label, stated, value, onChange }: StatementProps<Extract<Stated, { sort: 'tiles' }>>) {
  const text = useText();
  const words = useWords(calculatorWords);
  const draft = useCalculator((state) => state.draft);
  const isFull = value.length >= stated.most;
  return (
    <span className="row">
      <Picker
        label={label}
        values={[NONE, ...tilesOfGame(draft)]}
        value={NONE}
        disabled={isFull}
        wordFor={(kind) => (kind === NONE ? words.addTile : text.tile(kind))}
        onChange={(kind) => kind !== NONE && onChange([...value, kind])}
      />
      {value.map((kind, at) => (
        <button
          key={at}
          type="button"
          className="bare calc-tile"
          aria-label={`${label}: ${words.remove(text.tile(kind))}`}
          onClick={() => onChange(value.filter((_, place) => place !== at))}
        >
          <Tile kind={kind} silent />
        </button>
      ))}
    </span>
  );
}

function OneNumber({ label, stated, value, onChange }: StatementProps<Extract<Stated, { sort: 'number' }>>) {
  const words = useWords(calculatorWords);
  const { least, most } = stated;
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <Picker
      label={label}
      values={[NONE, ...numbers]}
      value={value[0] ?? NONE}
      wordFor={(number) => (number === NONE ? words.switches.none : `${number}`)}
      onChange={(number) => onChange(pickedOf(number))}
    />
  );
}

function OneSuit({ label, value, onChange }: StatementProps<Extract<Stated, { sort: 'suit' }>>) {
  const { tools } = useText();
  const words = useWords(calculatorWords);
  return (
    <Picker
      label={label}
      values={[NONE, ...SUITS.keys()]}
      value={value[0] ?? NONE}
      wordFor={(suit) => tools.suits[suit] ?? words.switches.none}
      onChange={(suit) => onChange(pickedOf(suit))}
    />
  );
}

/** A seat that is not the winner's. */
function OtherSeat({ label, value, onChange }: StatementProps<Extract<Stated, { sort: 'seat' }>>) {
  const text = useText();
  const words = useWords(calculatorWords);
  const seats = useOthers();
  return (
    <Picker
      label={label}
      values={[NONE, ...seats]}
      value={value[0] ?? NONE}
      wordFor={(seat) => (seat === NONE ? words.switches.none : text.wind(seat))}
      onChange={(seat) => onChange(pickedOf(seat))}
    />
  );
}

/** Any of the seats that are not the winner's, in their order. */
function OtherSeats({ label, value, onChange }: StatementProps<Extract<Stated, { sort: 'seats' }>>) {
  const text = useText();
  const seats = useOthers();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <span className="row">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            className="button calc-chip"
            aria-pressed={value.includes(seat)}
            onClick={() => onChange(seats.filter((each) => value.includes(each) !== (each === seat)))}
          >
            {text.wind(seat)}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

function useOthers(): readonly Seat[] {
  const draft = useCalculator((state) => state.draft);
  const seats = Array.from({ length: seatCount(draft) }, (_, seat) => seat);
  return seats.filter((seat) => seat !== draft.seat);
}
