import { useState } from 'react';
import type { Options } from '../../engine/types';
import { ruleChoices } from '../../store/ruleChoices';
import type { RuleChoice } from '../../store/ruleChoices';
import { useGame, useText } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { Segmented } from '../controls/Segmented';
import { RuleFacts, RuleSetPicker } from './RuleSetPicker';

const choices = ruleChoices();

/** The form for a new match: rule set, minimum and length. */
export function NewMatch() {
  const text = useText();
  const startMatch = useGame((state) => state.startMatch);
  const isPlaying = useGame((state) => state.match !== null);
  const [asking, setAsking] = useState(false);
  const [picked, setPicked] = useState(choices[0]);
  const [minimum, setMinimum] = useState(picked?.minimum?.standard ?? 0);
  const [rounds, setRounds] = useState(picked?.rounds?.standard ?? 1);
  if (!picked) return null;

  const pick = (choice: RuleChoice) => {
    setPicked(choice);
    setMinimum(choice.minimum?.standard ?? 0);
    setRounds(choice.rounds?.standard ?? 1);
  };
  const start = () =>
    startMatch({ rules: picked.id, options: optionsOf(picked, minimum, rounds), opponents: [] });
  return (
    <section className="new-match" aria-labelledby="new-match">
      <h2 id="new-match">{text.home.newMatch}</h2>
      <RuleSetPicker choices={choices} picked={picked} onPick={pick} />
      <RuleFacts id={picked.id} />
      {picked.minimum && (
        <MinimumPicker
          least={picked.minimum.least}
          most={picked.minimum.most}
          value={minimum}
          onChange={setMinimum}
        />
      )}
      {picked.rounds && (
        <Segmented
          label={text.home.length}
          values={picked.rounds.values}
          value={rounds}
          wordFor={text.home.rounds}
          onChange={setRounds}
        />
      )}
      <Button
        look={isPlaying ? 'plain' : 'main'}
        className="button--wide"
        onClick={() => (isPlaying ? setAsking(true) : start())}
      >
        {text.home.start}
      </Button>
      {asking && (
        <Dialog title={text.home.replaceTitle} onClose={() => setAsking(false)}>
          <p>{text.home.replace}</p>
          <div className="dialog-actions">
            <Button onClick={() => setAsking(false)}>{text.home.keep}</Button>
            <Button look="main" onClick={start}>
              {text.home.start}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function optionsOf({ minimum, rounds }: RuleChoice, faan: number, count: number): Options {
  return { ...(minimum && { minimumFaan: faan }), ...(rounds && { rounds: count }) };
}

interface MinimumPickerProps {
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function MinimumPicker({ least, most, value, onChange }: MinimumPickerProps) {
  const text = useText();
  const values = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <label className="choice">
      <span>{text.home.minimum}</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((faan) => (
          <option key={faan} value={faan}>
            {text.faan(faan)}
          </option>
        ))}
      </select>
    </label>
  );
}
