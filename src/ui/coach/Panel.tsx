import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/buttons';
import { useFocusToHand } from './useFocusToHand';
import './panel.css';
import './beside/index.css';

interface PanelProps {
  readonly title: string;
  /** What is asked, in one line beside the title. */
  readonly asked: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands in the tray's place, beside the table or over its lower part: the coach, and practice. */
export function Panel({ title, asked, closeLabel, onClose, children }: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusToHand(panel);
  return (
    <section ref={panel} className="panel" role="dialog" aria-modal="false" aria-labelledby={titleId}>
      <div className="panel-head">
        <h2 id={titleId}>{title}</h2>
        {asked}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
