import { useEffect, useId, useRef, useState } from 'react';
import { pinnedAim } from '../../store/selectors/aims';
import type { Aim } from '../../bots/aims/aim';
import { useAimStore, useStores, useWords } from '../context';
import { UP_AND_DOWN, useRovingFocus } from '../controls/useRovingFocus';
import { openPanels } from '../panels/usePanels';
import { aimWords } from '../text';
import './aims.css';
import { AimRow } from './AimRow';
import { useSection } from './section';

/** The hands that may be played for, the best first; below them those that can come no more. Those of one section, or all. */
export function AimList() {
  const words = useWords(aimWords);
  const aims = useAimStore((state) => state.aims);
  const { sections, section } = useSection();
  useWatching();
  if (aims.status === 'dead') return <p className="note">{words.dead}</p>;
  if (aims.status === 'none') return <p className="note">{words.none}</p>;
  if (aims.status === 'thinking') return <p className="note">{words.thinking}</p>;
  const shown = aims.aims.filter(({ id }) => section === null || sections?.of.get(id) === section);
  return <Rows aims={shown} all={aims.aims} />;
}

/** It is asked about as long as it is looked at. */
function useWatching(): void {
  const { aims } = useStores();
  useEffect(() => aims?.getState().watch(), [aims]);
}

/** The pinned hand stands first, wherever it would be. */
function Rows({ aims, all }: { readonly aims: readonly Aim[]; readonly all: readonly Aim[] }) {
  const words = useWords(aimWords);
  const headingId = useId();
  const pinned = useAimStore(pinnedAim);
  const rest = aims.filter((aim) => aim !== pinned);
  const open = [...(pinned ? [pinned] : []), ...rest.filter(({ lost }) => lost === null)];
  const lost = rest.filter((aim) => aim.lost !== null);
  const ids = [...open, ...lost].map(({ id }) => id);
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const current = reached !== null && ids.includes(reached) ? reached : (ids[0] ?? null);
  useRovingFocus(list, {
    rows: [ids],
    by: 'aim',
    keys: ROWS,
    from: current,
    onReach: (id) => setReached(id),
  });
  useFocusOnOpening(list);
  const row = (aim: Aim) => (
    <AimRow key={aim.id} aim={aim} all={all} isPinned={aim === pinned} isCurrent={aim.id === current} />
  );
  return (
    <div ref={list} className="aim-lists">
      <ul className="aim-list" aria-label={words.title}>
        {open.map(row)}
      </ul>
      {open.length === 0 && <p className="note">{words.nothing}</p>}
      {lost.length > 0 && (
        <>
          <h3 id={headingId}>{words.lost}</h3>
          <ul className="aim-list" aria-labelledby={headingId}>
            {lost.map(row)}
          </ul>
        </>
      )}
    </div>
  );
}

/** From row to row, and to the first and the last. */
const ROWS = { ...UP_AND_DOWN, Home: [0, -Infinity], End: [0, Infinity] } as const;

/** Who has opened the panel is led to its first hand. */
function useFocusOnOpening(list: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (openPanels.getState().asked !== 'aims') return;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    openPanels.setState({ asked: null });
  }, [list]);
}
