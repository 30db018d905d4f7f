import type { ReactNode } from 'react';
import { useGame } from '../../context';
import { lateComponent } from '../../lateComponent';
import { SkipButton } from '../../switches/SkipButton';
import { useAutomatic } from '../../switches/useSwitch';
import { TakeBack } from './TakeBack';

const Doing = lateComponent(async () => (await import('../../switches/Doing')).Doing, true);

/** What can be done while others play; `children` are further buttons. */
export function IdleActions({ children }: { readonly children?: ReactNode }) {
  const isAutomatic = useAutomatic().length > 0;
  const isLapsed = useGame(({ lapsed }) => Object.keys(lapsed).length > 0);
  return (
    <div className="row skip-row">
      {(isAutomatic || isLapsed) && <Doing />}
      <TakeBack />
      <SkipButton />
      {children}
    </div>
  );
}
