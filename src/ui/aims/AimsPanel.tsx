import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../coach/Panel';
import { sectionsOf } from '../../store/selectors/aims';
import { useGame, useStores, useWords } from '../context';
import { useLayer } from '../live/layers';
import { aimWords } from '../text';
import { AimList } from './AimList';
import './aims.css';
import { SectionSelect } from './SectionSelect';
import { useToggleAims } from './useAims';
import type { AimsPlace } from './useAims';

interface AimsPanelProps {
  readonly place: AimsPlace;
  /** What stands below the list: the tray, where the panel has its place. */
  readonly children?: ReactNode;
}

const GAP = <span className="grow" />;

/** What the own hand may become, in a column beside the table or in a sheet over it that leaves the hand in sight. */
export function AimsPanel({ place, children }: AimsPanelProps) {
  const words = useWords(aimWords);
  const { aims } = useStores();
  const close = useToggleAims();
  const match = useGame((state) => state.match);
  const sections = match && sectionsOf(match);
  const [section, setSection] = useState<string | null>(null);
  useLayer(place === 'over', close);
  useEffect(() => {
    aims?.getState().watch(true);
    return () => aims?.getState().watch(false);
  }, [aims]);
  return (
    <Panel
      className={`aims aims--${place}`}
      title={words.short}
      label={words.title}
      beside={sections ? <SectionSelect sections={sections} value={section} onChange={setSection} /> : GAP}
      closeLabel={words.close}
      onClose={close}
    >
      <AimList section={section} />
      {children !== undefined && <div className="aims-foot">{children}</div>}
    </Panel>
  );
}
