import type { KeyboardEvent, ReactNode } from 'react';
import { isForOthers, isHeld, keyOf } from '../live/keys';
import { useWords } from '../context';
import { houseWords } from '../text';

interface HouseRowProps {
  readonly name: string;
  readonly note?: string | undefined;
  /** Tiles that show what it is about. */
  readonly picture?: ReactNode;
  /** What it was before it was changed, in words; null where it is as usual. */
  readonly was: string | null;
  /** The control takes a line of its own. */
  readonly isLong?: boolean;
  readonly onPutBack: () => void;
  readonly children: ReactNode;
}

/** One choice of house rules: its name, what it means, what it was, and its control. Z puts it back. */
export function HouseRow(props: HouseRowProps) {
  const { name, note, picture, was, isLong = false, onPutBack, children } = props;
  const words = useWords(houseWords);
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const { nativeEvent: pressed } = event;
    if (was === null || keyOf(pressed) !== 'z' || isForOthers(pressed) || isHeld(pressed)) return;
    event.preventDefault();
    onPutBack();
  };
  const looks = [
    'row row--one house-row',
    was === null ? '' : 'house-row--changed',
    isLong ? 'house-row--long' : '',
  ];
  return (
    // Z is a short way to the button of the row.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={looks.filter(Boolean).join(' ')} onKeyDown={onKeyDown}>
      <span className="named house-said">
        <b>{name}</b>
        {note && <span>{note}</span>}
        {was !== null && (
          <em>
            {words.was(was)}{' '}
            <button
              type="button"
              className="text-button house-link"
              aria-label={words.putBackTo(name, was)}
              onClick={onPutBack}
            >
              {words.putBack}
            </button>
          </em>
        )}
      </span>
      {picture}
      {children}
    </li>
  );
}
