import type { SeatView } from '../../engine/view';
import { Sentence } from '../coach/reasons/ReasonLine';
import { useKinds, useText, useWords } from '../context';
import { usePersonAt } from '../table/usePersonAt';
import { reviewWords } from '../text';

/** What the player was asked then. */
export function Asked({ view: { pending, drawn, seat } }: { readonly view: SeatView }) {
  const words = useWords(reviewWords);
  const text = useText();
  const kinds = useKinds();
  const personAt = usePersonAt();
  const kindOf = (tile: number) => kinds[tile] ?? 0;
  const who = (from: number) => text.people[personAt(from)];
  const parts = () => {
    if (pending?.why === 'turn') return drawn && words.drew(who(seat), kindOf(drawn.tile));
    if (!pending || pending.tile === null || pending.from === null) return null;
    const say = pending.why === 'kong' ? words.robbed : words.offered;
    return say(who(pending.from), kindOf(pending.tile));
  };
  const said = parts();
  return (
    said && (
      <p className="review-asked">
        <Sentence parts={said} />
      </p>
    )
  );
}
