import { Component, createRef, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Seat } from '../../engine/types';
import { useGame, useStores } from '../context';
import { WinReveal } from './win/WinReveal';
import { whenIdle } from '../live/idle';
import { beforePaint } from './beforePaint';
import { fly } from './bodies';
import { Places } from './boxes';
import { playDeal } from './dealScene';
import { layDown, outlineMelds, riseTray } from './effects';
import { boxesBefore, journeysBetween } from './journeys';
import type { Boxes } from './journeys';
import { openInTurn } from './openInTurn';
import { fadeScreens } from './screenChanges';
import { finishAll, finishOnInput, timesNow } from './running';
import type { Times } from './running';
import './motion.css';
import { isNewDeal, openedBetween, stagesBetween, wonBetween } from './stages';
import type { Shown, Stage } from './stages';

/** Everything that moves at the table. It is drawn beside the screens, and moves only when the state changes. */
export function Motion() {
  const { game } = useStores();
  useEffect(() => fadeScreens(game), [game]);
  useEffect(() => openInTurn(game), [game]);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    <>
      <Flights shown={useGame((state) => state)} />
      {isIdle && <WinReveal />}
    </>
  );
}

interface FlightsProps {
  readonly shown: Shown;
}

/** Plans what will move. It is read before the page changes, so it knows where things were. */
interface Departure {
  readonly times: Times;
  readonly stages: readonly Stage[];
  readonly boxes: Boxes;
  readonly tray: Element | null;
}

const NOWHERE: Boxes = new Map();

/** The layer in which tiles fly, above every seat. */
class Flights extends Component<FlightsProps> {
  private readonly layer = createRef<HTMLDivElement>();
  private stopListening = (): void => undefined;
  /** Starts the planned motion once the new table is laid out. */
  private due: (() => void) | null = null;

  override componentDidMount(): void {
    this.stopListening = finishOnInput(window);
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override getSnapshotBeforeUpdate({ shown: before }: FlightsProps): Departure | null {
    const { shown } = this.props;
    if (shown === before) return null;
    const stages = stagesBetween(before, shown);
    const times = timesNow();
    if (!times) return null;
    const isFlown = stages.length > 0 && !times.isReduced;
    return {
      times,
      stages,
      boxes: isFlown ? boxesBefore(before, shown, stages) : NOWHERE,
      tray: trayIn(before),
    };
  }

  override componentDidUpdate(
    { shown: before }: FlightsProps,
    _: unknown,
    departure: Departure | null,
  ): void {
    const { shown } = this.props;
    const layer = this.layer.current;
    if (!departure || !layer) return;
    const { times, stages } = departure;
    const isDealt = isNewDeal(before, shown);
    const own = ownOpened(before, shown);
    if (isDealt || stages.length > 0) {
      finishAll();
      layer.replaceChildren();
    }
    const tray = trayIn(shown);
    if (tray && tray !== departure.tray && before.screen === 'table') riseTray(tray, times);
    if (!isDealt && stages.length === 0 && own === null) return;
    this.due = () => {
      if (isDealt) playDeal(layer, shown, times);
      else if (times.isReduced) outlineMelds(new Places(shown), stages);
      else if (stages.length > 0) fly(() => layer, journeysBetween(shown, departure));
      if (own !== null) layDown(new Places(shown).openHand(own), times);
    };
    beforePaint(layer, this.setOff);
  }

  private readonly setOff = (): void => {
    const { due } = this;
    this.due = null;
    due?.();
  };

  override render(): ReactNode {
    return <div className="flights" aria-hidden="true" ref={this.layer} />;
  }
}

/** The own seat where its hand comes to lie open and no win is shown above it. */
function ownOpened(before: Shown, after: Shown): Seat | null {
  const own = openedBetween(before, after).find((seat) => seat === after.view?.seat);
  return own === undefined || wonBetween(before, after).length > 0 ? null : own;
}

function trayIn({ screen }: Shown): Element | null {
  return screen === 'table' ? document.querySelector('.tray:not(.tray--idle)') : null;
}
