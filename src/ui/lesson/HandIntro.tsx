import { heldHand } from '../../store/selectors/hand';
import { useGame, useKinds, useText } from '../context';
import { TileRow } from './figures';
import { LessonFrame } from './LessonFrame';
import { SoundOffer } from './SoundOffer';
import { useLesson, useLessonText, useWorths } from './useLesson';

/** The tiles that were dealt and what to make of them. */
export function HandIntro() {
  const text = useText();
  const words = useLessonText();
  const kinds = useKinds();
  const { plan } = useLesson().guided;
  const worth = useWorths();
  const view = useGame((state) => state.view);
  const resume = useGame((state) => state.resume);
  if (!view) return null;
  const [flower] = view.seats[view.seat]?.bonus ?? [];
  return (
    <LessonFrame
      title={words.steps.at(-1) ?? ''}
      onward={{ label: words.hand.begin, isReady: true, run: resume }}
    >
      <section className="stack lesson-lead lesson-intro">
        {words.hand.lead(worth).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TileRow kinds={heldHand(view, true).tiles.map((tile) => kinds[tile] ?? 0)} />
        <p>{words.hand.goal}</p>
        <TileRow kinds={plan.goal} />
        {flower !== undefined && <p>{words.hand.flower(text.tile(kinds[flower] ?? 0))}</p>}
        <p>{words.hand.controls}</p>
        <SoundOffer />
      </section>
    </LessonFrame>
  );
}
