import { groupSize } from '../../store/selectors/recordedNames';
import { termOf } from '../../store/selectors/calls';
import type { Term } from '../../store/selectors/calls';
import type { Action } from '../../engine/types';
import type { Text } from '../text';
import type { PlayWords } from './playWords';

interface ActionWords {
  readonly play: Pick<PlayWords, 'group' | 'declaration' | 'term'>;
  readonly text: Pick<Text, 'actions'>;
  /** Whether it is the turn of who chooses, so that a win is one with a drawn tile. */
  readonly isTurn: boolean;
}

/** What a choice is called on its button: a group by its size, a declaration and what is called out as its game has it. */
export function actionWord(action: Action, { play, text: { actions }, isTurn }: ActionWords): string {
  switch (action.type) {
    case 'declare':
      return play.declaration(action.what).name;
    case 'group':
      return play.group(groupSize(action)).name;
    case 'discard':
    case 'exchange':
    case 'pass':
      return actions[action.type];
    default:
      return calledOut(termOf(action.type, isTurn), play, actions);
  }
}

type Usual = Readonly<Record<Exclude<Term, 'drawn-win'>, string>>;

/** What is called out, in the game's own term; else in the `usual` words, which have one for both wins. */
export function calledOut(term: Term, { term: own }: Pick<PlayWords, 'term'>, usual: Usual): string {
  return own(term) ?? usual[term === 'drawn-win' ? 'win' : term];
}
