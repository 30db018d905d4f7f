import { useId, useState } from 'react';
import type { OfferedOption } from '../../store/selectors/optionList';
import { countedChanges } from '../../store/houseRules/rows';
import { Icon } from '../controls/Icon';
import { OptionControl } from '../options/OptionControl';
import { PayTable } from '../options/PayTable';
import { useWordsOfGame } from '../text/gameWords';
import { useHouse } from './houseContext';
import { HouseRow } from './HouseRow';
import { valueWords } from './optionWords';
import { useWords } from '../context';
import { houseWords } from '../text';

interface GroupCardProps {
  readonly group: string;
  readonly name: string;
  readonly options: readonly OfferedOption[];
  /** Only those that differ. */
  readonly isFiltered: boolean;
}

/** A group of options that can be folded away, with how many of them differ. */
export function GroupCard({ group, name, options: offered, isFiltered }: GroupCardProps) {
  const words = useWords(houseWords);
  const { rules, options, changed } = useHouse();
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const differing = offered.filter((option) => changed[option.id] !== undefined);
  const counted = countedChanges(rules, changed);
  const count = offered.filter((option) => counted[option.id] !== undefined).length;
  const shown = isFiltered ? differing : offered;
  if (shown.length === 0) return null;
  return (
    <section className="card house-card house-group" aria-labelledby={id}>
      <h2>
        <button
          type="button"
          className="bare row row--one"
          id={id}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {name} <small>{words.changed(count)}</small>
          <Icon name="next" />
        </button>
      </h2>
      {isOpen && (
        <ul className="list">
          {shown.map((option) => (
            <OptionRow key={option.id} option={option} />
          ))}
        </ul>
      )}
      {isOpen && <PayTable rules={rules} options={options} group={group} />}
    </section>
  );
}

function OptionRow({ option: { id, spec } }: { readonly option: OfferedOption }) {
  const house = useWords(houseWords);
  const { rules, options, changed, set } = useHouse();
  const words = useWordsOfGame(rules).options[id];
  if (!words) throw new Error(`The option "${id}" has no words.`);
  const value = options[id] ?? spec.default;
  const isChanged = changed[id] !== undefined;
  const was = isChanged ? valueWords(spec.default, words, house) : null;
  const label = house.state(words.name, valueWords(value, words, house), was);
  return (
    <HouseRow
      name={words.name}
      note={words.note}
      was={was}
      isLong={spec.type === 'list' || spec.type === 'text'}
      onPutBack={() => set(id, spec.default)}
    >
      <OptionControl
        rules={rules}
        id={id}
        called={words.name}
        spec={spec}
        value={value}
        onChange={(next) => set(id, next)}
        wordFor={(each) => valueWords(each, words, house)}
        name={null}
        label={label}
        steps={{ less: house.less(words.name), more: house.more(words.name) }}
      />
    </HouseRow>
  );
}
