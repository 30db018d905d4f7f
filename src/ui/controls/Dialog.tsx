import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../context';
import { IconButton } from './buttons';

interface DialogProps {
  readonly title: string;
  /** `wide`: for long forms. `tall`: always has the same height. `low`: uses the whole width of a low screen. */
  readonly size?: 'wide' | 'tall' | 'low' | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. It is drawn only while it is open. Escape and its button close it. */
export function Dialog({ title, size, onClose, children }: DialogProps) {
  const text = useText();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={size ? `dialog dialog--${size}` : 'dialog'}
      aria-labelledby={titleId}
      // The close event comes late. In strict mode the dialog is open again by then.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={text.menu.close} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
