import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../controls/buttons';
import './panel.css';
import './beside/index.css';
import './largeText.css';

interface PanelProps {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  /** Its name for screen readers, where the title is too short for one. */
  readonly label?: string;
  readonly className?: string;
  /** What stands beside the title. */
  readonly beside: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands in the tray's place, beside the table or over its lower part: the coach, and practice. */
export function Panel(props: PanelProps) {
  const { ref, title, label, className = '', beside, closeLabel, onClose, children } = props;
  const titleId = useId();
  const name = label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label };
  return (
    <section ref={ref} className={`panel ${className}`} role="dialog" aria-modal="false" {...name}>
      <div className="row row--one panel-head">
        <h2 id={titleId}>{title}</h2>
        {beside}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
