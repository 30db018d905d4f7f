import { useEffect, useState } from 'react';
import { useGame, useSettings, useStores, useText } from '../context';
import { IconButton } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { Fetched } from '../controls/Fetched';
import { lateComponent } from '../lateComponent';
import { followPageKeys } from '../live/pageKeys';
import { PANELS } from '../panels/panels';

const ShownAims = lateComponent(async () => (await import('./ShownAims')).ShownAims);

/** Opens what the hand at the foot may become, where a table is only looked at. Its key does so too. */
export function AimsButton() {
  const text = useText();
  const stores = useStores();
  const match = useGame((state) => state.match);
  const hasLetters = useSettings((settings) => settings.letterKeys);
  const [isOpen, setOpen] = useState(false);
  const { icon, key, words, isOffered } = PANELS.aims;
  const isThere = isOffered(stores, match);
  useEffect(() =>
    followPageKeys((pressed) => {
      const isMeant = isThere && hasLetters && pressed === key;
      if (isMeant) setOpen(true);
      return isMeant;
    }),
  );
  if (!isThere) return null;
  return (
    <>
      <IconButton
        icon={icon}
        label={words(text).title}
        aria-haspopup="dialog"
        aria-keyshortcuts={key.toUpperCase()}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog title={words(text).title} size="tall" onClose={() => setOpen(false)}>
          <Fetched>
            <ShownAims />
          </Fetched>
        </Dialog>
      )}
    </>
  );
}
