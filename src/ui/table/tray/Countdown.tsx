import { useGame, useText } from '../../context';

const LATE = 3;
const ROUND = 100;

/** Seconds left to claim, as a number in a ring; nothing when the table waits for the player. */
export function Countdown() {
  const text = useText();
  const seconds = useGame((state) => state.secondsLeft);
  const all = useGame((state) => Number(state.match?.options['claimSeconds'] ?? 0));
  if (seconds === null || all === 0) return null;
  return (
    <span
      className={seconds <= LATE ? 'ring ring--late' : 'ring'}
      role="timer"
      aria-label={text.seconds(seconds)}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength={ROUND}
          strokeDasharray={`${(seconds / all) * ROUND} ${ROUND}`}
        />
      </svg>
      <b>{seconds}</b>
    </span>
  );
}
