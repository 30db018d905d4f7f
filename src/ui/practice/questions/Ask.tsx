import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** A question. It takes the focus, so that it is read out, and no answer does: Enter leads here. */
export function Ask({ children }: { readonly children: ReactNode }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <p className="practice-question" tabIndex={-1} ref={question}>
      {children}
    </p>
  );
}
