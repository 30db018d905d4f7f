import { groupSize } from '../../store/selectors/recordedNames';
import type { Action } from '../../engine/types';
import type { Text } from '../text';
import type { PlayWords } from './playWords';

/** What a choice is called on its button: a group by its size, a declaration as its game has it. */
export function actionWord(
  action: Action,
  { group, declaration }: Pick<PlayWords, 'group' | 'declaration'>,
  { actions }: Pick<Text, 'actions'>,
): string {
  switch (action.type) {
    case 'declare':
      return declaration(action.what).name;
    case 'group':
      return group(groupSize(action)).name;
    case 'concealed-kong':
    case 'added-kong':
      return actions.kong;
    default:
      return actions[action.type];
  }
}
