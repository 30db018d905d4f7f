import { useEndedRecord } from './useEndedRecord';
import { VerifyPanel } from './VerifyPanel';

/** The proof for the match that has just ended, from its record in the history. */
export function MatchProof() {
  const record = useEndedRecord();
  return record && <VerifyPanel record={record} />;
}
