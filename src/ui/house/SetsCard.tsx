import { useId } from 'react';
import type { HouseSet } from '../../store/houseRules/houseSet';
import { countChanges } from '../../store/houseRules/rows';
import { Button } from '../controls/buttons';
import { useHouse } from './houseContext';
import { useGameName } from '../useGameName';
import { useLoadedGame } from '../useLoadedGame';
import { useWords } from '../context';
import { houseWords } from '../text';

interface SetsCardProps {
  readonly onSaveAs: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  readonly onChoose: (to: HouseSet | string) => void;
}

/** The saved sets as radio buttons, the game as it comes before them. */
export function SetsCard({ onSaveAs, onRename, onRemove, onChoose }: SetsCardProps) {
  const words = useWords(houseWords);
  const nameOf = useGameName();
  const { rules, sets, chosen, isDirty, problem } = useHouse();
  const group = useId();
  return (
    <section className="card stack" aria-labelledby="house-sets">
      <h2 id="house-sets">{words.sets}</h2>
      <ul className="list">
        <li>
          <SetRadio
            group={group}
            name={words.standard(nameOf(rules))}
            isOn={chosen === null && !isDirty}
            onChange={() => onChoose(rules)}
          />
        </li>
        {sets.map((set) => (
          <li key={set.name}>
            <SavedSet group={group} set={set} isOn={chosen === set.name} onChange={() => onChoose(set)} />
          </li>
        ))}
      </ul>
      {sets.length === 0 && <p className="note">{words.noSets}</p>}
      <Button
        className="button--wide"
        aria-disabled={problem !== null}
        onClick={() => problem === null && onSaveAs()}
      >
        {words.saveAsNew}
      </Button>
      {chosen !== null && (
        <div className="row house-pair">
          <Button onClick={onRename}>{words.rename}</Button>
          <Button onClick={onRemove}>{words.remove}</Button>
        </div>
      )}
    </section>
  );
}

interface RadioProps {
  readonly group: string;
  readonly isOn: boolean;
  readonly onChange: () => void;
}

/** A saved set with its game, and how much differs from that once the game is there to say so. */
function SavedSet({ set, ...radio }: RadioProps & { readonly set: HouseSet }) {
  const words = useWords(houseWords);
  const game = useGameName()(set.rules);
  const { isLoaded } = useLoadedGame(set.rules);
  const note = isLoaded ? words.ofSet(game, countChanges(set.rules, set.options)) : game;
  return <SetRadio {...radio} name={set.name} note={note} />;
}

interface SetRadioProps extends RadioProps {
  readonly name: string;
  readonly note?: string;
}

function SetRadio({ group, name, note, isOn, onChange }: SetRadioProps) {
  return (
    <label className="row row--one house-set">
      <input type="radio" name={group} checked={isOn} onChange={onChange} />
      <span className="named">
        <b>{name}</b>
        {note && <span>{note}</span>}
      </span>
    </label>
  );
}
