import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useHush } from '../live/LiveRegion';
import { followLeftKeys } from '../live/pageKeys';
import { IconButton } from './buttons';

interface PageBarProps {
  readonly title: ReactNode;
  /** Stands in the heading, after the title. */
  readonly note?: ReactNode;
  /** The name of the way back. Without one, `lead` stands in its place. */
  readonly back?: string;
  readonly onBack?: () => void;
  readonly lead?: ReactNode;
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

/** The way back, which Escape goes too, and what the screen is. The heading takes the focus when the page opens, unless something has it. */
export function PageBar({ title, note, back, onBack, lead, children }: PageBarProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focus = () => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    };
    focus();
    // Where the browser goes back to an entry, it takes the focus away once this has run.
    const timer = setTimeout(focus);
    return () => clearTimeout(timer);
  }, []);
  useEscape(onBack);
  useHush('');
  return (
    <header className="bar bar--page">
      {back === undefined ? lead : <IconButton icon="back" label={back} onClick={onBack} />}
      <h1 className="bar-title" tabIndex={-1} ref={heading}>
        <b>{title}</b>
        {note !== undefined && <> {note}</>}
      </h1>
      {children}
    </header>
  );
}

/** Escape leaves the page, unless something on it takes the key. */
function useEscape(leave: (() => void) | undefined): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(
    () =>
      followLeftKeys((key, { target }) => {
        if (key !== 'Escape' || !latest.current || isField(target)) return false;
        latest.current();
        return true;
      }),
    [],
  );
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}
