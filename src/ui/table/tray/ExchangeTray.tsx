import { useEffect, useId, useRef } from 'react';
import { passesOf } from '../../../store/selectors/marks';
import { useGame, useKinds, useText } from '../../context';
import { useSpeak } from '../../live/LiveRegion';
import { FaceDown, Tile } from '../../tile/Tile';
import type { ExchangeControls } from '../useExchange';
import { usePacketDrags } from '../useDrags';
import { useBounce } from '../useBounce';
import { useExchangeWords } from '../useExchangeWords';
import { OwnButton } from './ActionButton';
import { Countdown } from './Countdown';
import { focusHand, Prompt } from './trayParts';
import './exchange.css';

interface ExchangeTrayProps {
  readonly exchange: ExchangeControls;
  readonly why: string | null;
}

/** Tiles to give away: they are chosen in the hand and lie here until they are sent. */
export function ExchangeTray({ exchange, why }: ExchangeTrayProps) {
  const text = useText();
  const titleId = useId();
  const { title, line, send: sends } = useExchangeWords();
  const { tiles, missing, action, send, isBegun, chooseForMe } = exchange;
  const usual = tiles.length === 0 ? text.tray.exchangeNone : text.actions.exchange;
  const word = missing > 0 ? text.tray.chooseMore(missing) : (sends?.(tiles.length) ?? usual);
  const refusal = useRefusal(exchange);
  const again = isBegun ? text.tray.again : null;
  useSpoken(refusal ?? again);
  useChosenSpoken(exchange);
  useEffect(focusHand, []);
  const bounce = useBounce<Element | null>();
  return (
    <section className="tray tray--exchange" aria-labelledby={titleId}>
      <Prompt
        tile={null}
        before={<Slots exchange={exchange} />}
        title={title}
        line={line}
        why={refusal ?? again ?? why}
        titleId={titleId}
      >
        <Countdown />
      </Prompt>
      <div
        className="acts acts--two"
        role="group"
        aria-label={title}
        data-count={chooseForMe ? 2 : 1}
        onPointerDown={bounce.onPointerDown}
        onClickCapture={(event) => {
          const button = event.target instanceof Element ? event.target.closest('button') : null;
          if (bounce.isBounce(event, button)) event.stopPropagation();
        }}
      >
        {chooseForMe && (
          <OwnButton look="choose" word={text.tray.chooseForMe} shortcut="o" onPress={chooseForMe} />
        )}
        <OwnButton
          look="discard act--exchange"
          word={word}
          shortcut="x"
          pressed={isBegun || undefined}
          disabled={action === null}
          onPress={send}
        />
      </div>
    </section>
  );
}

/** The chosen tiles, and a place for each that can still be added; face down what is passed on unseen instead. */
function Slots({ exchange }: Pick<ExchangeTrayProps, 'exchange'>) {
  const { tiles, most, missing } = exchange;
  const text = useText();
  const kinds = useKinds();
  const packet = useGame(({ view }) => (view ? (passesOf(view)?.packet ?? 0) : 0));
  const slots = useRef<HTMLSpanElement>(null);
  usePacketDrags(slots, exchange);
  return (
    <span
      ref={slots}
      className="slots"
      role="img"
      aria-label={text.tray.chosen(tiles.length, most)}
      data-count={most}
    >
      {Array.from({ length: most }, (_, at) => {
        const tile = tiles[at];
        if (tile !== undefined) {
          return (
            <span key={tile} className="slot" data-chosen={tile}>
              <Tile kind={kinds[tile] ?? 0} silent />
            </span>
          );
        }
        return missing === 0 && at < packet ? <FaceDown key={-at - 1} /> : <i key={-at - 1} />;
      })}
    </span>
  );
}

/** Why the tile touched last has to stay. */
function useRefusal({ refused }: ExchangeControls): string | null {
  const text = useText();
  const kinds = useKinds();
  const { stays } = useExchangeWords();
  return refused === null ? null : (stays ?? text.tray.mustStay(text.tile(kinds[refused] ?? 0)));
}

/** Reads a line out as soon as it is there. */
function useSpoken(line: string | null): void {
  const speak = useSpeak();
  useEffect(() => {
    if (line !== null) speak(line);
  }, [line, speak]);
}

/** Says what is chosen whenever that changes. */
function useChosenSpoken({ tiles, most }: ExchangeControls): void {
  const { say, tile, tray } = useText();
  const kinds = useKinds();
  const speak = useSpeak();
  const told = useRef(tiles);
  const names = tiles.map((each) => tile(kinds[each] ?? 0));
  const chosen = tray.chosen(tiles.length, most);
  const message = say.sentence(names.length > 0 ? say.named(chosen, names) : chosen);
  useEffect(() => {
    if (tiles !== told.current) speak(message);
    told.current = tiles;
  }, [tiles, message, speak]);
}
