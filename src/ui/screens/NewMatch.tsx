import { Suspense, useState } from 'react';
import { botsOf } from '../../store/facts/opponents';
import { ruleChoices } from '../../store/facts/ruleChoices';
import { useGame, useText } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { Segmented } from '../controls/Segmented';
import { lateComponent } from '../lateComponent';
import { FairTiles } from './FairTiles';
import { OpponentPicker } from './OpponentPicker';
import { PresetPicker } from './PresetPicker';
import { RuleFacts, RuleSetPicker } from './RuleSetPicker';
import { useMatchSetup } from './useMatchSetup';
import type { SetupControls } from './useMatchSetup';

const AllOptions = lateComponent(async () => (await import('../options/AllOptions')).AllOptions);

const choices = ruleChoices();

/** The form for a new match: rule set, the few choices most players make, and a way to all others. */
export function NewMatch() {
  const text = useText();
  const startMatch = useGame((state) => state.startMatch);
  const isPlaying = useGame((state) => state.match !== null);
  const setup = useMatchSetup();
  const [asking, setAsking] = useState<'replace' | 'options' | null>(null);
  const [words, setWords] = useState('');
  const { rules, options, opponents, mixedStyles } = setup;
  const picked = choices.find(({ id }) => id === rules) ?? choices[0];
  if (!picked) return null;
  const start = () => {
    setup.remember();
    const bots = botsOf(opponents, rules);
    startMatch({ rules, options: setup.changed, opponents: bots, mixedStyles, text: words });
  };
  return (
    <section className="new-match" aria-labelledby="new-match">
      <h2 id="new-match">{text.home.newMatch}</h2>
      <RuleSetPicker choices={choices} picked={picked} onPick={({ id }) => setup.pick(id)} />
      <RuleFacts id={rules} options={options} />
      <PresetPicker setup={setup} />
      {picked.minimum && (
        <MinimumPicker
          least={picked.minimum.least}
          most={picked.minimum.most}
          value={Number(options['minimumFaan'])}
          onChange={(faan) => setup.set('minimumFaan', faan)}
        />
      )}
      <OpponentPicker setup={setup} />
      {picked.rounds && (
        <Segmented
          label={text.home.length}
          values={picked.rounds.values}
          value={Number(options['rounds'])}
          wordFor={text.home.rounds}
          onChange={(rounds) => setup.set('rounds', rounds)}
        />
      )}
      <div className="start">
        <Button
          look={isPlaying ? 'plain' : 'main'}
          className="button--wide"
          onClick={() => (isPlaying ? setAsking('replace') : start())}
        >
          {text.home.start}
        </Button>
      </div>
      <OptionsLink setup={setup} onOpen={() => setAsking('options')} />
      <FairTiles words={words} onChange={setWords} />
      {asking === 'replace' && (
        <Dialog title={text.home.replaceTitle} onClose={() => setAsking(null)}>
          <p>{text.home.replace}</p>
          <div className="dialog-actions">
            <Button onClick={() => setAsking(null)}>{text.home.keep}</Button>
            <Button look="main" onClick={start}>
              {text.home.start}
            </Button>
          </div>
        </Dialog>
      )}
      {asking === 'options' && (
        <Dialog title={text.setUp.options} size="wide" onClose={() => setAsking(null)}>
          <Suspense fallback={<p>{text.setUp.loading}</p>}>
            <AllOptions setup={setup} onDone={() => setAsking(null)} />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}

/** Opens all options; says how many differ from the rule set. */
function OptionsLink({ setup, onOpen }: { readonly setup: SetupControls; readonly onOpen: () => void }) {
  const text = useText();
  return (
    <button type="button" className="options-link" aria-haspopup="dialog" onClick={onOpen}>
      <b>{text.setUp.options}</b>
      {setup.ownChanges > 0 && <span>{text.setUp.changed(setup.ownChanges)}</span>}
    </button>
  );
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
