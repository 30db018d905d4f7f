import type { ReactNode } from 'react';
import { Doing } from '../../lateParts';
import { SkipButton } from '../../switches/SkipButton';
import { TakeBack } from './TakeBack';

/** What can be done while others play; `children` are further buttons. */
export function IdleActions({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="skip-row">
      <Doing />
      <TakeBack />
      <SkipButton />
      {children}
    </div>
  );
}
