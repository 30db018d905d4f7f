import type { ReactNode } from 'react';
import { useFirstFocus } from '../live/useFirstFocus';

interface FocusedLineProps {
  readonly className: string;
  readonly preventScroll?: boolean;
  readonly children: ReactNode;
}

/** A question, or what is said to an answer. It takes the focus, so that it is read out, and no answer does: Enter leads here. */
export function FocusedLine({ className, preventScroll, children }: FocusedLineProps) {
  const line = useFirstFocus<HTMLParagraphElement>(preventScroll);
  return (
    <p className={className} tabIndex={-1} ref={line}>
      {children}
    </p>
  );
}
