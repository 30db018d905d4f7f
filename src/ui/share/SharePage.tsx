import type { ReactNode } from 'react';
import { Page } from '../controls/Page';
import { useTitle } from '../live/title';
import './share.css';
import { useWords } from '../context';
import { shareWords } from '../text';

interface SharePageProps {
  readonly title: string;
  readonly note?: string;
  /** Where closing leads, if not home. */
  readonly back?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A page about something shared: its title, the way back, and cards. */
export function SharePage({ title, note, back, onClose, children }: SharePageProps) {
  const words = useWords(shareWords);
  useTitle(title);
  return (
    <Page
      title={title}
      note={note !== undefined && <span>{note}</span>}
      back={back ?? words.back}
      onBack={onClose}
    >
      <main className="page-body shared">{children}</main>
    </Page>
  );
}
