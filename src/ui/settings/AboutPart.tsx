import { useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import type { DialogName } from './dialogs';
import { settingsWords } from '../text';

const LICENCES = [
  ['app', './licences/MIT.txt'],
  ['Hanken Grotesk', './licences/OFL-HankenGrotesk.txt'],
  ['LXGW WenKai TC', './licences/OFL-LXGWWenKaiTC.txt'],
  ['packages', './licences/packages.txt'],
] as const;

/** Version, licences, and the way to the list of keys. */
export function AboutPart({ open }: { readonly open: (dialog: DialogName) => void }) {
  const words = useWords(settingsWords);
  const { kept } = useStores();
  return (
    <div className="stack about">
      {kept && <p>{words.version(kept.app)}</p>}
      <p>{words.licence}</p>
      <p>{words.fonts}</p>
      <h3 className="settings-head">{words.licences}</h3>
      <ul>
        {LICENCES.map(([of, address]) => (
          <li key={of}>
            <a href={address}>{of === 'app' || of === 'packages' ? words[of] : of}</a>
          </li>
        ))}
      </ul>
      <Button icon="keyboard" look="quiet" onClick={() => open('keys')}>
        {words.keysLink}
      </Button>
    </div>
  );
}
