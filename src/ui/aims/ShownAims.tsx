import { AimList } from './AimList';
import { SectionSelect } from './SectionSelect';

/** What the hand at the foot may become, in a dialog. */
export function ShownAims() {
  return (
    <div className="stack">
      <SectionSelect />
      <AimList />
    </div>
  );
}
