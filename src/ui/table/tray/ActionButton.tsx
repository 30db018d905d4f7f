import { useText } from '../../context';
import { useHint } from '../hint';
import { Tile } from '../../tile/Tile';
import type { TrayOption } from './choices';

interface ActionButtonProps {
  readonly option: TrayOption;
  /** What a win would be worth, and bring. */
  readonly note?: readonly string[] | undefined;
  readonly onPerform: (option: TrayOption) => void;
  readonly onMark: (option: TrayOption | null) => void;
}

/** One action of the tray with the tiles it would use and its key. */
export function ActionButton({ option, note, onPerform, onMark }: ActionButtonProps) {
  const text = useText();
  const hint = useHint();
  const { name, tiles } = option;
  const word = text.actions[name];
  return (
    <button
      type="button"
      className={`act act--${name} ${hint === option.action ? 'act--hinted' : ''}`}
      aria-label={labelOf(option, note, text)}
      onClick={() => onPerform(option)}
      onPointerEnter={() => onMark(option)}
      onPointerLeave={() => onMark(null)}
      onFocus={() => onMark(option)}
      onBlur={() => onMark(null)}
    >
      {tiles.length > 0 && (
        <span className="act-tiles">
          {tiles.map(({ kind, taken }, at) => (
            <Tile key={at} kind={kind} className={taken ? 'tile--taken' : ''} silent />
          ))}
        </span>
      )}
      <span className="act-word">
        <b>{word}</b>
        {note && (
          <span className="act-note">
            {note.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        )}
        <KeyHint keys={option.keys} />
      </span>
    </button>
  );
}

function labelOf(
  { name, tiles, action }: TrayOption,
  note: readonly string[] | undefined,
  text: ReturnType<typeof useText>,
): string {
  const first = tiles[0];
  if (first && (name === 'chow' || name === 'pong' || name === 'kong')) {
    return text.meld(name, first.kind, action.type === 'concealed-kong');
  }
  return note === undefined ? text.actions[name] : `${text.actions[name]}, ${note.join(' · ')}`;
}

/** The key of an action, for the eye; screen readers find it in the list of keys. */
export function KeyHint({ keys }: { readonly keys: readonly string[] }) {
  const text = useText();
  const [first] = keys;
  if (first === undefined || first === '') return null;
  return (
    <kbd aria-hidden="true">
      {first === ' ' ? text.keys.space : first.length === 1 ? first.toUpperCase() : first}
    </kbd>
  );
}
