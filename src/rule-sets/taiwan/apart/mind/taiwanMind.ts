import { FarMind } from '../../../../bots/targets/farMind';
import { isLegalWin } from '../../../../bots/targets/mind';
import type { Action, DeclareAction } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';

/** A mind that says at the beginning that its hand is ready, whenever it may: hardly any hand is worth more. */
export class TaiwanMind extends FarMind {
  override decide(view: SeatView, choices: readonly Action[]): Action {
    const declarations = choices.filter((choice) => choice.type === 'declare');
    if (declarations.length === 0 || (choices.some(({ type }) => type === 'win') && isLegalWin(view)))
      return super.decide(view, choices);
    return this.bestOf(view, declarations);
  }

  /** As dealt there is one; with a discard, that of the tile it would throw anyway among those that leave the hand ready. */
  private bestOf(view: SeatView, declarations: readonly DeclareAction[]): Action {
    const { seat } = view;
    const discards = declarations.flatMap(({ tile }): Action[] =>
      tile === null ? [] : [{ type: 'discard', seat, tile }],
    );
    const best = discards.length > 0 ? super.decide(view, discards) : null;
    return (
      declarations.find(({ tile }) => best?.type === 'discard' && tile === best.tile) ?? declarations[0]!
    );
  }
}
