import { useId, useRef, useState } from 'react';
import { ALONG, useRovingFocus } from '../controls/useRovingFocus';
import { AboutPart } from './AboutPart';
import { DataPart } from './DataPart';
import type { DialogName } from './dialogs';
import { LookPart } from './LookPart';
import { AssistanceSwitches, PlayPart } from './PlayPart';
import { SoundPart } from './SoundPart';
import './settings.css';
import { useWords } from '../context';
import { settingsWords } from '../text';

const SECTIONS = ['look', 'play', 'sound', 'help', 'data', 'about'] as const;
type Section = (typeof SECTIONS)[number];

interface SettingsScreenProps {
  readonly first?: Section;
  readonly open: (dialog: DialogName) => void;
}

/** The player's settings by section; each takes effect at once. */
export function SettingsScreen({ first = 'look', open }: SettingsScreenProps) {
  const words = useWords(settingsWords);
  const id = useId();
  const [section, setSection] = useState<Section>(first);
  const tabs = useRef<HTMLDivElement>(null);
  useRovingFocus(tabs, { rows: [SECTIONS], by: 'section', keys: ALONG, isRing: true, onReach: setSection });
  return (
    <div className="settings">
      <div role="tablist" ref={tabs} aria-label={words.sections} className="settings-tabs">
        {SECTIONS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            className="tab settings-tab"
            data-section={each}
            aria-selected={each === section}
            aria-controls={`${id}-panel`}
            tabIndex={each === section ? 0 : -1}
            onClick={() => setSection(each)}
          >
            {words.section[each]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className="stack settings-panel"
        aria-labelledby={`${id}-${section}`}
        tabIndex={0}
      >
        {section === 'look' && <LookPart />}
        {section === 'play' && <PlayPart />}
        {section === 'sound' && <SoundPart />}
        {section === 'help' && <AssistanceSwitches />}
        {section === 'data' && <DataPart />}
        {section === 'about' && <AboutPart open={open} />}
      </div>
    </div>
  );
}
