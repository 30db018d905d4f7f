import type { KnownChoice } from '../../coach/judgement';
import type { Reason, WayToMinimum } from '../../coach/reasons/reason';
import type { SeatView } from '../../engine/view';
import type { Decision } from '../../coach/thought';
import type { CoachFinding } from '../../store/coach/coachPort';
import { usePersonAt } from '../table/usePersonAt';
import { ReasonLine, WayLine } from './reasons/ReasonLine';
import './why.css';

interface WhyProps {
  readonly decision: Decision;
  readonly finding: CoachFinding;
}

/** How far the hand is from the least value, and why the best choice is better than the others. */
export function Why({ decision: { view }, finding: { judgement, reasons, way } }: WhyProps) {
  return (
    <>
      {way && <Way way={way} rules={view.rules} />}
      {reasons.length > 0 && <Reasons reasons={reasons} view={view} choices={judgement.choices} />}
    </>
  );
}

/** So many reasons are told. */
const MOST = 2;

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  readonly view: SeatView;
  /** As they were judged: reasons name places in this list. */
  readonly choices: readonly KnownChoice[];
}

/** Why the best choice of a decision is better than another one. */
export function Reasons({ reasons, view, choices }: ReasonsProps) {
  const personAt = usePersonAt();
  return (
    <ul className="stack why-list">
      {reasons.slice(0, MOST).map((reason) => (
        <li key={reason.code}>
          <ReasonLine reason={reason} view={view} choices={choices} personAt={personAt} />
        </li>
      ))}
    </ul>
  );
}

/** Above so many the pips could not be counted at a glance. */
const MOST_PIPS = 6;

function Way({ way, rules }: { readonly way: WayToMinimum; readonly rules: Decision['view']['rules'] }) {
  const pips = way.needs <= MOST_PIPS ? Array.from({ length: way.needs }, (_, at) => at < way.has) : [];
  return (
    <div className="notice row row--one way" role="note">
      {pips.length > 0 && (
        <span className="way-pips" aria-hidden="true">
          {pips.map((isHeld, at) => (
            <i key={at} className={isHeld ? 'held' : undefined} />
          ))}
        </span>
      )}
      <p>
        <WayLine way={way} rules={rules} />
      </p>
    </div>
  );
}
