import type { ReviewedDecision } from '../../coach/review/review';
import type { TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { sortTiles } from '../../store/selectors/tiles';
import { useText, useKinds, useWords } from '../context';
import { Sentence } from '../coach/reasons/ReasonLine';
import type { Part } from '../text/sentenceParts';
import { usePersonAt } from '../table/usePersonAt';
import { Tile } from '../tile/Tile';
import { SeatMelds } from '../tile/tileLists';
import type { ReviewWords } from '../languages/en/review';
import { reviewWords } from '../text';

interface DecisionHandProps {
  readonly view: SeatView;
  readonly decision: ReviewedDecision;
}

/** What the player held and was asked, with marks under the tile that was discarded and the one that was best. */
export function DecisionHand({ view, decision }: DecisionHandProps) {
  const words = useWords(reviewWords);
  const text = useText();
  const kinds = useKinds();
  const personAt = usePersonAt();
  const { seats, seat, hand } = view;
  const [best, chosen] = [0, decision.chosen].map((at) => {
    const tile = thrownBy(decision, at);
    return tile === null ? null : (kinds[tile] ?? 0);
  });
  const markOf = (kind: number): string | null => {
    if (kind === chosen && chosen !== best) return 'chosen';
    return kind === best ? 'best' : null;
  };
  const asked = askedAbout(view, words, {
    kindOf: (tile) => kinds[tile] ?? 0,
    who: (from) => text.people[personAt(from)],
  });
  const marked = new Set<string>();
  return (
    <>
      {asked && (
        <p className="review-asked">
          <Sentence parts={asked} />
        </p>
      )}
      <div className="review-hand-tiles on-mat">
        <span className="review-held">
          {sortTiles(hand, kinds).map((tile) => {
            const kind = kinds[tile] ?? 0;
            const mark = markOf(kind);
            const isNew = mark !== null && !marked.has(mark);
            if (isNew) marked.add(mark);
            return (
              <span key={tile} className={isNew ? `review-tile review-tile--${mark}` : 'review-tile'}>
                <Tile kind={kind} />
                {isNew && (
                  <i>
                    <span className="unseen">{mark === 'best' ? words.bestTile : words.chosenTile}</span>
                  </i>
                )}
              </span>
            );
          })}
        </span>
        <SeatMelds {...{ melds: seats[seat]!.melds, seat, seats: seats.length, personAt }} />
      </div>
    </>
  );
}

/** The tile that a discard throws; null for other choices. */
function thrownBy({ choices }: ReviewedDecision, at: number): TileId | null {
  const action = choices[at]?.action;
  return action?.type === 'discard' ? action.tile : null;
}

interface Namers {
  readonly kindOf: (tile: TileId) => number;
  readonly who: (seat: number) => string;
}

function askedAbout(
  { pending, drawn, seat }: SeatView,
  words: ReviewWords,
  { kindOf, who }: Namers,
): readonly Part[] | null {
  if (pending?.why === 'turn') return drawn ? words.drew(who(seat), kindOf(drawn.tile)) : null;
  if (!pending || pending.tile === null || pending.from === null) return null;
  const say = pending.why === 'kong' ? words.robbed : words.offered;
  return say(who(pending.from), kindOf(pending.tile));
}
