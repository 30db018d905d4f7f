import { groupSize } from '../../store/selectors/recordedNames';
import type { Action } from '../../engine/types';
import type { Text } from '../text';
import type { PlayWords } from './playWords';

/** What a choice is called on its button: a group by its size, a declaration and what is called out as its game has it. */
export function actionWord(
  action: Action,
  { group, declaration, term }: Pick<PlayWords, 'group' | 'declaration' | 'term'>,
  { actions }: Pick<Text, 'actions'>,
): string {
  switch (action.type) {
    case 'declare':
      return declaration(action.what).name;
    case 'group':
      return group(groupSize(action)).name;
    case 'concealed-kong':
    case 'added-kong':
      return term('kong') ?? actions.kong;
    case 'chow':
    case 'pong':
    case 'kong':
    case 'win':
      return term(action.type) ?? actions[action.type];
    default:
      return actions[action.type];
  }
}
