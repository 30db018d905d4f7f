import type { ReactNode } from 'react';
import { useFirstFocus } from '../live/useFirstFocus';
import { IconButton } from './buttons';

interface PageProps {
  readonly className?: string;
  readonly title: ReactNode;
  /** Stands in the heading, after the title. */
  readonly note?: ReactNode;
  readonly back: string;
  readonly onBack: () => void;
  /** What else the bar holds. */
  readonly beside?: ReactNode;
  /** The heading takes the focus when the page opens. */
  readonly isFocused?: boolean;
  readonly children: ReactNode;
}

/** A screen with a bar above it: the way back, and what it is. */
export function Page(props: PageProps) {
  const { className, title, note, back, onBack, beside, isFocused = false, children } = props;
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className={className ? `page ${className}` : 'page'}>
      <header className="bar bar--page">
        <IconButton icon="back" label={back} onClick={onBack} />
        <h1 className="bar-title" {...(isFocused && { tabIndex: -1, ref: heading })}>
          <b>{title}</b>
          {note !== undefined && <> {note}</>}
        </h1>
        {beside}
      </header>
      {children}
    </div>
  );
}
