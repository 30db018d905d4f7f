import type { FunctionComponent } from 'react';
import { lateComponent } from '../lateComponent';
import { ScoreSheet } from '../scoring/ScoreSheet';
import { SwitchList } from '../switches/SwitchList';
import { TableTools } from '../tools/TableTools';
import type { PanelName } from './panels';

interface PanelContent {
  readonly Body: FunctionComponent;
  /** What stands beside the title of a panel at the table. */
  readonly Head?: FunctionComponent;
}

/** What each panel shows. */
export const CONTENTS: Readonly<Record<PanelName, PanelContent>> = {
  switches: { Body: SwitchList },
  scores: { Body: ScoreSheet },
  tools: { Body: TableTools },
  aims: {
    Body: lateComponent(async () => (await import('../aims/AimList')).AimList),
    Head: lateComponent(async () => (await import('../aims/SectionSelect')).SectionSelect, true),
  },
};
