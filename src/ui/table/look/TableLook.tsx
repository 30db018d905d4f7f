import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { waitsOf } from '../../../store/selectors/handFacts';
import type { ShownWait } from '../../../store/selectors/worthTypes';
import { whereabouts } from '../../../store/selectors/whereabouts';
import type { Whereabouts } from '../../../store/selectors/whereabouts';
import { useGame, useKinds, useSettings, useStores, useText } from '../../context';
import { useSay } from '../../live/spoken';
import { PointingContext } from '../../tile/pointing';
import type { Look } from '../../tile/pointing';
import { Tile } from '../../tile/Tile';
import type { TableControls } from '../useTableControls';
import { followLooks } from './followLooks';
import { placeFor } from './placeFor';
import './look.css';

interface TableLookProps {
  readonly controls: TableControls;
}

/** A tile that is held, or asked about: large, how many of it are not in sight, and what the hand would be without it. */
export function TableLook({ controls }: TableLookProps) {
  const look = useLook();
  const { whereabouts: where, waits } = useFacts(look, controls);
  useSpokenLook(look, { where, waits });
  return look && <LookCard key={look.tile} look={look} where={where} waits={waits} />;
}

/** Milliseconds that are felt, where that is wanted. */
const BUZZ = 12;

function useLook(): Look | null {
  const pointing = useContext(PointingContext);
  const { settings } = useStores();
  const kinds = useKinds();
  const look = useStore(pointing, (state) => state.look);
  useEffect(() => {
    const held = () => {
      const { vibration, silent } = settings.getState();
      if (vibration && !silent && 'vibrate' in navigator) navigator.vibrate(BUZZ);
    };
    return followLooks(window, { pointing, kindOf: (tile) => kinds[tile], held });
  }, [pointing, kinds, settings]);
  useEffect(() => () => pointing.setState({ look: null, near: null, wasHeld: false }), [pointing]);
  // A tile that has gone is not looked at.
  useEffect(() => {
    if (look && !tileOnTable(look)) pointing.setState({ look: null });
  });
  return look;
}

function tileOnTable({ tile }: Look): HTMLElement | null {
  return document.querySelector(`.table [data-tile="${tile}"]`);
}

interface Facts {
  readonly where: Whereabouts | null;
  readonly waits: readonly ShownWait[];
}

/** As far as the player wants to be told. */
function useFacts(look: Look | null, { canDiscard }: TableControls) {
  const view = useGame((state) => state.view);
  const showTracker = useSettings((settings) => settings.showTracker);
  const showWaits = useSettings((settings) => settings.showWaits);
  if (!look || !view) return { whereabouts: null, waits: [] };
  return {
    whereabouts: showTracker ? whereabouts(view, look.kind) : null,
    waits: showWaits && canDiscard(look.tile) ? waitsOf(view, look.tile) : [],
  };
}

function useSpokenLook(look: Look | null, facts: Facts): void {
  const say = useSay();
  const latest = useRef(facts);
  useEffect(() => {
    latest.current = facts;
  });
  useEffect(() => {
    const { where, waits } = latest.current;
    if (look) say(({ says, text }) => says.lookReading({ kind: look.kind, where, waits }, text));
  }, [look, say]);
}

interface LookCardProps extends Facts {
  readonly look: Look;
}

function LookCard({ look, where, waits }: LookCardProps) {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const tile = tileOnTable(look);
    if (tile && card.current) setPlace(placeFor(tile, card.current));
  }, [look]);
  return (
    <div className="look" style={place} ref={card} aria-hidden="true">
      <Tile kind={look.kind} silent />
      <div className="look-words">
        <b>{text.tile(look.kind)}</b>
        {where && <span className="look-unseen">{text.look.unseen(where.unseen)}</span>}
        {where && <span>{text.look.seen(where.held, where.open)}</span>}
      </div>
      {waits.length > 0 && (
        <div className="look-waits">
          <span>{text.look.without}</span>
          {waits.map(({ kind, left }) => (
            <span key={kind}>
              <Tile kind={kind} silent />
              <b>×{left}</b>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
