import type { ReactNode } from 'react';
import { Panel } from '../coach/Panel';

interface PracticePanelProps {
  readonly title: string;
  /** What is practised, for screen readers. */
  readonly label: string;
  /** The answers so far. */
  readonly marks: ReactNode;
  readonly leave: { readonly label: string; readonly run: () => void };
  readonly children: ReactNode;
}

/** A question in the tray's place. */
export function PracticePanel({ title, label, marks, leave, children }: PracticePanelProps) {
  return (
    <Panel
      className="panel--practice"
      title={title}
      label={label}
      beside={marks}
      closeLabel={leave.label}
      onClose={leave.run}
    >
      {children}
    </Panel>
  );
}
