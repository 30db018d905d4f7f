import { useSettings, useText } from '../context';
import { KEY_MAP } from './keyMap';
import { Switches } from './PlayPart';
import { useWords } from './useWords';
import './settings.css';

/** Every key of the table that works now, and the switch for those of one character. */
export function KeyList() {
  const words = useWords();
  const { space } = useText().keys;
  const letters = useSettings((settings) => settings.letterKeys);
  return (
    <>
      <Switches names={['letterKeys']} />
      {!letters && <p className="note">{words.lettersOff}</p>}
      <dl className="key-list">
        {KEY_MAP.filter(({ letter }) => letters || !letter).map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((name) => (
                <kbd key={name}>{name === 'Space' ? space : name}</kbd>
              ))}
            </dt>
            <dd>{words.keys[does]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
