import type { ReactNode } from 'react';
import { useFirstFocus } from '../live/useFirstFocus';
import { IconButton } from './buttons';

interface PageBarProps {
  readonly title: ReactNode;
  /** Stands in the heading, after the title. */
  readonly note?: ReactNode;
  /** The name of the way back. Without one, `lead` stands in its place. */
  readonly back?: string;
  readonly onBack?: () => void;
  readonly lead?: ReactNode;
  /** The heading takes the focus when the page opens. */
  readonly isFocused?: boolean;
  /** What else the bar holds. */
  readonly children?: ReactNode;
}

interface PageProps extends PageBarProps {
  readonly className?: string;
  /** What else the bar holds. */
  readonly beside?: ReactNode;
}

/** A screen with a bar above it. */
export function Page({ className, beside, children, ...bar }: PageProps) {
  return (
    <div className={className ? `page ${className}` : 'page'}>
      <PageBar {...bar}>{beside}</PageBar>
      {children}
    </div>
  );
}

/** The way back, and what the screen is. */
export function PageBar({ title, note, back, onBack, lead, isFocused = false, children }: PageBarProps) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <header className="bar bar--page">
      {back === undefined ? lead : <IconButton icon="back" label={back} onClick={onBack} />}
      <h1 className="bar-title" {...(isFocused && { tabIndex: -1, ref: heading })}>
        <b>{title}</b>
        {note !== undefined && <> {note}</>}
      </h1>
      {children}
    </header>
  );
}
