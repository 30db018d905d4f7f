import type { Seat } from '../../engine/types';
import type { DealResult } from '../../store/types';
import { useText, useGame, useWords } from '../context';
import { HeldTiles } from '../scoring/HeldTiles';
import { WindGlyph } from '../tile/Tile';
import { usePersonAt } from '../table/usePersonAt';
import { reviewWords } from '../text';
import './otherHands.css';

interface OtherHandsProps {
  readonly all: DealResult;
  readonly own: Seat;
}

/** The hands of the others, where the table has no room for them. */
export function OtherHands({ all, own }: OtherHandsProps) {
  const words = useWords(reviewWords);
  const text = useText();
  const personAt = usePersonAt();
  const players = useGame((state) => state.players);
  return (
    <ul className="stack review-others" aria-label={words.others}>
      {all.deal.seats.map(
        (_, seat) =>
          seat !== own && (
            <li key={seat} className="shown-hand">
              <span className="wind">
                <WindGlyph wind={seat} />
              </span>
              <b>{text.people[personAt(seat)]}</b>
              <HeldTiles facts={{ result: all, players }} seat={seat} />
            </li>
          ),
      )}
    </ul>
  );
}
