import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../context';
import { useLayer } from '../live/layers';
import { useTitle } from '../live/title';
import { IconButton } from './buttons';

interface DialogProps {
  readonly title: string;
  /** `wide`: for long forms. `tall`: always has the same height. `low`: uses the whole width of a low screen. */
  readonly size?: 'wide' | 'tall' | 'low' | undefined;
  /** What the page's address says while it is open, such as `#settings`. */
  readonly address?: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. It is drawn only while it is open. Escape, its button and the browser's way back close it. */
export function Dialog({ title, size, address = null, onClose, children }: DialogProps) {
  const text = useText();
  useLayer(true, onClose, address);
  useTitle(title);
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
