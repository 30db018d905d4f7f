import type { MeldShape } from '../../engine/rules';
import { FIRST_DRAGON, FIRST_WIND, suitOf } from '../../engine/tiles';
import type { Payment, ScoreSheet, Seat } from '../../engine/types';

interface Exposed {
  dragons: number;
  winds: number;
  readonly suits: number[];
}

/**
 * The player who answers for a win: who fed the third dragon pong, the fourth wind pong or the fourth meld of one
 * suit, if the hand then won is what it had to become. The later feeder counts. Source: `RULES.md#pao`.
 */
export function responsibleSeat(sheet: ScoreSheet, melds: readonly MeldShape[]): Seat | null {
  const exposed: Exposed = { dragons: 0, winds: 0, suits: [0, 0, 0] };
  let responsible: Seat | null = null;
  for (const meld of melds) {
    if (meld.concealed) continue;
    const danger = dangerOf(exposed, meld);
    if (meld.from !== null && danger.some((id) => hasLine(sheet, id))) responsible = meld.from;
  }
  return responsible;
}

/** The same payments, all of them by the responsible player. */
export function paidBy(seat: Seat, payments: readonly Payment[]): Payment[] {
  return payments.map((owed) => ({ ...owed, from: seat, reason: 'pao' }));
}

const NONE: readonly string[] = [];

/** Counts one more exposed meld; gives the hands that it makes certain. */
function dangerOf(exposed: Exposed, { kind }: MeldShape): readonly string[] {
  if (kind >= FIRST_DRAGON) return ++exposed.dragons === 3 ? ['great-dragons'] : NONE;
  if (kind >= FIRST_WIND) return ++exposed.winds === 4 ? ['great-winds'] : NONE;
  const suit = suitOf(kind);
  const melds = exposed.suits[suit]! + 1;
  exposed.suits[suit] = melds;
  return melds === 4 ? ['pure-hand', 'clean-hand'] : NONE;
}

function hasLine(sheet: ScoreSheet, id: string): boolean {
  return sheet.lines.some((line) => line.id === id);
}
