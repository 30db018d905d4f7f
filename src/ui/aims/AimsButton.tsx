import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useGame, useSettings, useStores, useText } from '../context';
import { IconButton } from '../controls/buttons';
import { lateComponent } from '../lateComponent';
import { followPageKeys } from '../live/pageKeys';
import { PANELS } from '../panels/panels';
import { openPanels } from '../panels/usePanels';

const ShownAims = lateComponent(async () => (await import('./ShownAims')).ShownAims);

/** Shows what the hand at the foot may become, where a table is only looked at, or hides it. Its key does so too. */
export function AimsButton() {
  const text = useText();
  const stores = useStores();
  const match = useGame((state) => state.match);
  const hasLetters = useSettings((settings) => settings.letterKeys);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { icon, key, words, isOffered } = PANELS.aims;
  const isThere = isOffered(stores, match);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }, []);
  const toggle = () => {
    if (isOpen) return close();
    // Its first hand takes the focus.
    openPanels.setState({ asked: 'aims' });
    setOpen(true);
  };
  useEffect(() =>
    followPageKeys((pressed) => {
      const isMeant = isThere && hasLetters && pressed === key;
      if (isMeant) toggle();
      return isMeant;
    }),
  );
  if (!isThere) return null;
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        label={words(text).title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={key.toUpperCase()}
        onClick={toggle}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ShownAims onClose={close} />
        </Suspense>
      )}
    </>
  );
}
