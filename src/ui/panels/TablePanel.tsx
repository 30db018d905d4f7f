import type { ReactNode } from 'react';
import { Panel } from '../coach/Panel';
import { useText } from '../context';
import { Fetched } from '../controls/Fetched';
import { useLayer } from '../live/layers';
import { CONTENTS } from './contents';
import './panels.css';
import { PANELS } from './panels';
import { useTogglePanel } from './usePanels';
import type { PanelAtTable } from './usePanels';

interface TablePanelProps extends PanelAtTable {
  /** What stands below it: the tray, where the panel has its place. */
  readonly children?: ReactNode;
}

/** A panel in a column beside the table, or in a sheet over it that leaves tray and hand in sight. */
export function TablePanel({ name, place, children }: TablePanelProps) {
  const text = useText();
  const toggle = useTogglePanel();
  const { title, short } = PANELS[name].words(text);
  const { Body, Head } = CONTENTS[name];
  const close = () => toggle(name);
  useLayer(place === 'over', close);
  return (
    <Panel
      className={`table-panel table-panel--${place}`}
      title={short}
      label={title}
      beside={<span className="grow">{Head && <Head />}</span>}
      closeLabel={text.closePanel(title)}
      onClose={close}
    >
      <Fetched>
        <Body />
      </Fetched>
      {children !== undefined && <div className="table-panel-foot">{children}</div>}
    </Panel>
  );
}
