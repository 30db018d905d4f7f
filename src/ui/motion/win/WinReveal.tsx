import { useLayoutEffect, useRef, useState } from 'react';
import { useGame, useStores } from '../../context';
import { afterPaint } from '../afterPaint';
import { Places } from '../boxes';
import { timesNow } from '../running';
import type { Shown } from '../stages';
import { handsOpened } from './openHands';
import type { OpenHand } from './openHands';
import { OpenedHand } from './OpenedHand';
import { outsideOf, plateOf, regionOf } from './regions';
import type { Plate, Region } from './regions';
import { handTimes, stillUntil, timesStyle } from './steps';
import type { HandTimes } from './steps';
import { useAnyInput } from './useAnyInput';
import { setWays } from './ways';
import './moves.css';
import './win.css';

/** The end of a hand that is being shown. */
interface Won {
  readonly shown: Shown;
  readonly hands: readonly OpenHand[];
  readonly times: readonly HandTimes[];
}

/** How a hand was won, between the last tile and the result. Nothing of it is read out or can be reached by keys. */
export function WinReveal() {
  const state = useGame((game) => game);
  const [known, setKnown] = useState(state);
  const [won, setWon] = useState<Won | null>(null);
  if (state !== known) {
    setKnown(state);
    const hands = handsOpened(known, state);
    const times = hands.length > 0 ? timesNow() : null;
    if (times) setWon({ shown: state, hands, times: handTimes(hands.length, times) });
    else if (won && !isStillOver(state)) setWon(null);
  }
  return won && <Reveal key={won.shown.seen.at(-1)?.serial} won={won} />;
}

function isStillOver({ screen, view }: Shown): boolean {
  return screen === 'table' && view?.phase.type === 'ended';
}

/** Where things are on the page, as far as it is needed here. */
interface Layout {
  readonly regions: readonly Region[];
  readonly plates: readonly Plate[];
  readonly veil: string;
}

function layoutFor(hands: readonly OpenHand[]): Layout {
  const plates = hands.flatMap(({ place }) => plateOf(place) ?? []);
  return {
    regions: hands.map(({ place }) => regionOf(place)),
    plates,
    veil: outsideOf(plates, { width: innerWidth, height: innerHeight }),
  };
}

function Reveal({ won }: { readonly won: Won }) {
  const { shown, hands, times } = won;
  const { skipAhead } = useStores().game.getState();
  const layer = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const isLaidOut = layout !== null;
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    const measure = () => setLayout(layoutFor(hands));
    // The table is drawn first, and has a frame for itself.
    let cancel = afterPaint(() => (cancel = afterPaint(measure)));
    window.addEventListener('resize', measure);
    return () => {
      cancel();
      window.removeEventListener('resize', measure);
    };
  }, [hands]);
  // The open hands are laid out and painted in a frame of their own, and seen in the next.
  useLayoutEffect(() => {
    if (!isLaidOut) return undefined;
    return afterPaint(() => {
      const places = new Places(shown);
      const open = layer.current?.querySelectorAll<HTMLElement>('.win-hand') ?? [];
      for (const [at, hand] of hands.entries()) if (open[at]) setWays(open[at], hand, places);
      setIsShown(true);
    });
  }, [shown, hands, isLaidOut]);
  useLayoutEffect(() => (isShown ? takeAway(won) : undefined), [won, isShown]);
  useAnyInput(skipAhead);
  useNamed('won', hands);
  useNamed('opened', isShown ? hands : null);
  return (
    <div
      className={isShown ? 'win-layer' : 'win-layer win-layer--waiting'}
      style={timesStyle({ part: times[0]?.part ?? 0, still: stillUntil(hands.length) })}
      aria-hidden="true"
      ref={layer}
      onClick={skipAhead}
      onAnimationEnd={({ target, currentTarget }) => {
        // Where nothing moves, the result comes sooner than the pause of the table is over.
        if (target === currentTarget) skipAhead();
      }}
    >
      {layout && (
        <>
          <div className="win-veil" style={{ clipPath: layout.veil }} />
          {layout.plates.map(({ x, y, width, height }) => (
            <span key={`${x} ${y}`} className="win-plate" style={{ left: x, top: y, width, height }} />
          ))}
          {hands.map((hand, at) => (
            <OpenedHand
              key={hand.seat}
              hand={hand}
              region={layout.regions[at] ?? regionOf(hand.place)}
              times={times}
              at={at}
            />
          ))}
        </>
      )}
    </div>
  );
}

/** From when it comes on, the winning tile lies in the hand alone. */
function takeAway({ shown, hands, times }: Won): () => void {
  const lying = hands[0] && new Places(shown).find(hands[0].from);
  const gone = lying?.element.animate([{ opacity: 0 }, { opacity: 0 }], {
    delay: times[0]?.land ?? 0,
    duration: 1,
    fill: 'forwards',
  });
  return () => gone?.cancel();
}

/**
 * Tells the style sheet whose hands are shown here: `won` from the first frame on, in which the others' are not painted
 * at their seats; `opened` once the tiles are seen here, and not where they lie. They stay there for who reads them.
 */
function useNamed(name: 'won' | 'opened', hands: readonly OpenHand[] | null): void {
  useLayoutEffect(() => {
    if (!hands) return undefined;
    const { documentElement: root } = document;
    root.setAttribute(`data-${name}`, hands.map(({ place }) => place).join(' '));
    return () => root.removeAttribute(`data-${name}`);
  }, [name, hands]);
}
