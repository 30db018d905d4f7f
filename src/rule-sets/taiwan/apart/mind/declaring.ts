import { isLegalWin } from '../../../../bots/targets/mind';
import type { Mind } from '../../../../bots/targets/mind';
import type { Action } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';

/** The same mind, but it says at the beginning that its hand is ready, whenever it may: hardly any hand is worth more. */
export function declaring(mind: Mind): Mind {
  return {
    decide: (view, choices) => declarationIn(mind, view, choices) ?? mind.decide(view, choices),
    rank: (view, choices) => {
      const action = declarationIn(mind, view, choices);
      return action ? [{ action, hope: 1 }] : mind.rank(view, choices);
    },
    survey: (view, action, into) => mind.survey(view, action, into),
  };
}

/** Null where nothing may be declared, or the hand wins. As dealt there is one; with a discard, that of the tile which the mind would throw. */
function declarationIn(mind: Mind, view: SeatView, choices: readonly Action[]): Action | null {
  const declarations = choices.filter((choice) => choice.type === 'declare');
  const first = declarations[0];
  if (!first || (choices.some(({ type }) => type === 'win') && isLegalWin(view))) return null;
  const { seat } = view;
  const discards = declarations.flatMap(({ tile }): Action[] =>
    tile === null ? [] : [{ type: 'discard', seat, tile }],
  );
  const best = discards.length > 0 ? mind.decide(view, discards) : null;
  return declarations.find(({ tile }) => best?.type === 'discard' && tile === best.tile) ?? first;
}
