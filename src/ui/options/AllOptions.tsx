import { offeredOptions } from '../../store/selectors/optionList';
import { useText } from '../context';
import { Button } from '../controls/buttons';
import { useWordsOfGame } from '../text/gameWords';
import type { SetupControls } from '../screens/useMatchSetup';
import { AssistanceSwitches, Switches } from '../settings/PlayPart';
import { OptionField } from './OptionField';
import { PayTable } from './PayTable';
import './options.css';

interface AllOptionsProps {
  readonly setup: SetupControls;
  readonly onDone: () => void;
}

/** Every option of the rule set in words, by group, and the help at the table. */
export function AllOptions({ setup, onDone }: AllOptionsProps) {
  const text = useText();
  const words = useWordsOfGame(setup.rules);
  return (
    <div className="stack all-options">
      {offeredOptions(setup.rules, setup.options).map(({ group, options }) => (
        <section key={group} className="stack option-group" aria-labelledby={`options-${group}`}>
          <h3 id={`options-${group}`}>{words.groups[group]}</h3>
          {options.map((option) => (
            <OptionField key={option.id} option={option} setup={setup} />
          ))}
          <PayTable rules={setup.rules} options={setup.options} group={group} />
        </section>
      ))}
      <section className="stack option-group" aria-labelledby="options-assistance">
        <h3 id="options-assistance">{text.options.assistance}</h3>
        <AssistanceSwitches />
        <Switches names={['oneTap']} />
      </section>
      <div className="dialog-actions dialog-actions--foot">
        <Button onClick={() => setup.take({})} aria-disabled={setup.ownChanges === 0}>
          {text.options.reset}
        </Button>
        <Button look="main" onClick={onDone}>
          {text.options.done}
        </Button>
      </div>
    </div>
  );
}
