import { useEffect, useState } from 'react';
import { dateOf, untilMidnight } from '../store/dates';
import { useStores } from './context';

/** The date where the player is: `2026-11-22`. */
export function today(): string {
  return dateOf(Date.now());
}

/** What brings a page back that lay in the dark: clocks may have stood still there. */
const WAKES = ['visibilitychange', 'focus', 'pageshow'] as const;

/** The same, as long as a page is open: at midnight it is the next day. `read` gives the date. */
export function useToday(read = today): string {
  const schedule = useStores().table?.schedule;
  const [date, setDate] = useState(read);
  useEffect(() => {
    const look = () => setDate(read());
    let stop: () => void = () => undefined;
    const wait = () => {
      look();
      if (schedule) stop = schedule(wait, untilMidnight(Date.now()));
    };
    wait();
    for (const event of WAKES) window.addEventListener(event, look);
    return () => {
      stop();
      for (const event of WAKES) window.removeEventListener(event, look);
    };
  }, [schedule, read]);
  return date;
}
