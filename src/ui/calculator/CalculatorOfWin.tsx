import { useState } from 'react';
import type { Deal, Win } from '../../engine/types';
import { draftOfWin } from '../../store/calculator/wonDraft';
import { CalculatorScreen } from './CalculatorScreen';

interface CalculatorOfWinProps {
  readonly deal: Deal;
  readonly win: Win;
  readonly onClose: () => void;
}

/** The calculator with a hand that was won; with the one that is kept where that hand cannot be put together there. */
export function CalculatorOfWin({ deal, win, onClose }: CalculatorOfWinProps) {
  const [given] = useState(() => draftOfWin(deal, win));
  return <CalculatorScreen given={given} onClose={onClose} />;
}
