import { useEffect, useId } from 'react';
import { useKinds, useText } from '../../context';
import { useSpeak } from '../../live/LiveRegion';
import { Tile } from '../../tile/Tile';
import type { ExchangeControls } from '../useExchange';
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
  const { title, line } = useExchangeWords();
  const { tiles, missing, action, send, chooseForMe } = exchange;
  useChosenSpoken(exchange);
  useEffect(focusHand, []);
  const word =
    missing > 0
      ? text.tray.chooseMore(missing)
      : tiles.length === 0
        ? text.tray.exchangeNone
        : text.actions.exchange;
  return (
    <section className="tray tray--exchange" aria-labelledby={titleId}>
      <Prompt
        tile={null}
        before={<Slots exchange={exchange} />}
        title={title}
        line={line}
        why={why}
        titleId={titleId}
      >
        <Countdown />
      </Prompt>
      <div className="acts acts--two" role="group" aria-label={title} data-count={2}>
        <OwnButton look="choose" word={text.tray.chooseForMe} onPress={chooseForMe} />
        <OwnButton
          look="discard act--exchange"
          word={word}
          shortcut="x"
          disabled={action === null}
          onPress={send}
        />
      </div>
    </section>
  );
}

/** The chosen tiles, and a free place for each that can still be added. */
function Slots({ exchange: { tiles, most } }: Pick<ExchangeTrayProps, 'exchange'>) {
  const text = useText();
  const kinds = useKinds();
  return (
    <span className="slots" role="img" aria-label={text.tray.chosen(tiles.length, most)} data-count={most}>
      {Array.from({ length: most }, (_, at) => {
        const tile = tiles[at];
        return tile === undefined ? <i key={at} /> : <Tile key={at} kind={kinds[tile] ?? 0} silent />;
      })}
    </span>
  );
}

/** Says what is chosen whenever that changes. */
function useChosenSpoken({ tiles, most }: ExchangeControls): void {
  const text = useText();
  const kinds = useKinds();
  const speak = useSpeak();
  const names = tiles.map((tile) => text.tile(kinds[tile] ?? 0));
  const message = `${text.tray.chosen(tiles.length, most)}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`;
  useEffect(() => {
    if (tiles.length > 0) speak(message);
  }, [tiles, message, speak]);
}
