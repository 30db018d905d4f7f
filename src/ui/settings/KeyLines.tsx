import { useSettings, useText } from '../context';
import type { KeyLine } from './keyMap';
import './settings.css';

interface KeyLinesProps<Does extends string> {
  readonly lines: readonly KeyLine<Does>[];
  readonly words: Readonly<Record<Does, string>>;
}

/** Keys and what they do, as far as they are not switched off. */
export function KeyLines<Does extends string>({ lines, words }: KeyLinesProps<Does>) {
  const { space } = useText().keys;
  const letters = useSettings((settings) => settings.letterKeys);
  return (
    <dl className="list key-list">
      {lines
        .filter(({ letter }) => letters || !letter)
        .map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((name) => (
                <kbd key={name}>{name === 'Space' ? space : name}</kbd>
              ))}
            </dt>
            <dd>{words[does]}</dd>
          </div>
        ))}
    </dl>
  );
}
