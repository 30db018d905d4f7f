import { memo } from 'react';
import { useGame, useText } from '../context';

/** Pips on a grid of three by three, as bits from the top left. */
const PIPS = [0, 0o020, 0o104, 0o124, 0o505, 0o525, 0o555];
const CELLS = Array.from({ length: 9 }, (_, cell) => cell);

/** The dice that broke the wall, at rest beside the centre plate. */
export const Dice = memo(function Dice() {
  const text = useText();
  const dice = useGame((state) => state.wall?.dice);
  if (!dice) return null;
  return (
    <span className="dice" role="img" aria-label={text.table.dice(dice)}>
      {dice.map((value, at) => (
        <Die key={at} value={value} />
      ))}
    </span>
  );
});

const Die = memo(function Die({ value }: { readonly value: number }) {
  const pips = CELLS.filter((cell) => ((PIPS[value] ?? 0) >> (8 - cell)) & 1);
  return (
    <svg className="die" viewBox="0 0 20 20" data-value={value} aria-hidden="true">
      {pips.map((cell) => (
        <circle
          key={cell}
          cx={4.6 + 5.4 * (cell % 3)}
          cy={4.6 + 5.4 * Math.floor(cell / 3)}
          r={value === 1 ? 2.7 : 1.7}
        />
      ))}
    </svg>
  );
});
