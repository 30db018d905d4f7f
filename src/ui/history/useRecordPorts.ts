import { useState } from 'react';
import type { RecordPorts } from '../../store/records/recordPorts';
import { useStores } from '../context';
import { whenIdle } from '../live/idle';
import { NOWHERE } from '../review/nowhere';
import { useHistory } from './useHistory';

/** The matches that are kept. What is worked out of them waits until the page has nothing else to do. */
export function useRecordPorts(): RecordPorts {
  const { reviews: storage = NOWHERE, games } = useStores();
  const open = useHistory((state) => state.open);
  const [ports] = useState(() => ({
    storage,
    games,
    open,
    pause: () => new Promise<void>((go) => whenIdle(go)),
  }));
  return ports;
}
