import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Panel } from '../coach/Panel';
import { useText } from '../context';
import { keyOf } from '../live/keys';
import { useLayer } from '../live/layers';
import { PANELS } from '../panels/panels';
import { AimList } from './AimList';
import { SectionSelect } from './SectionSelect';
import './shownAims.css';

/** What the hand at the foot may become, over a table that is only looked at, which goes on below it. Escape and going back close it before all else. */
export function ShownAims({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { title } = PANELS.aims.words(text);
  useLayer(true, onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (keyOf(event) !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [onClose]);
  return createPortal(
    <Panel
      className="shown-aims"
      title={title}
      beside={
        <span className="grow">
          <SectionSelect />
        </span>
      }
      closeLabel={text.closePanel(title)}
      onClose={onClose}
    >
      <AimList />
    </Panel>,
    document.body,
  );
}
