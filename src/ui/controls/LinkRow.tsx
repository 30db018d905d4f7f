import type { Ref } from 'react';
import { Icon } from './Icon';
import type { IconName } from './Icon';

interface LinkRowProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly onClick: () => void;
  readonly className: string;
}

/** A way to another screen or dialog: its picture, its name and a line about it. */
export function LinkRow({ ref, icon, title, note, onClick, className }: LinkRowProps) {
  return (
    <button ref={ref} type="button" className={`entry ${className}`} onClick={onClick}>
      <Icon name={icon} />
      <span className="named">
        <b>{title}</b>
        <span>{note}</span>
      </span>
    </button>
  );
}
