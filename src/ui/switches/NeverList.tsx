import { useGame, useKinds, useText } from '../context';
import { Switch } from '../controls/Segmented';

/** The tiles that are not asked about in this hand: the one that lies open can be added, each taken off again. */
export function NeverList() {
  const text = useText();
  const kinds = useKinds();
  const never = useGame(({ forHand }) => forHand.never) ?? [];
  const switchForHand = useGame((state) => state.switchForHand);
  const last = useGame((state) => state.lastDiscard);
  const lastKind = last === null ? null : (kinds[last] ?? null);
  const listed = lastKind === null || never.includes(lastKind) ? never : [...never, lastKind];
  return listed.map((kind) => (
    <Switch
      key={kind}
      label={text.autoPass.notTile(text.tile(kind))}
      on={never.includes(kind)}
      onChange={(on) =>
        switchForHand({ never: on ? [...never, kind] : never.filter((other) => other !== kind) })
      }
    />
  ));
}
