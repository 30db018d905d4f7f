import { useText, useStores } from '../context';
import { Switch } from '../controls/Segmented';
import { useIsIndexed } from './useIsIndexed';

/** Shows numbers and letters on the tiles, for those who do not read the characters. */
export function IndexSwitch() {
  const text = useText();
  const index = useIsIndexed();
  const { change } = useStores().settings.getState();
  return <Switch label={text.tileIndex} on={index} onChange={(on) => change({ index: on })} />;
}
