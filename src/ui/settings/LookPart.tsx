import { SUIT_COLOURS, THEMES, TILE_BACKS } from '../../store/settings';
import { useSettings, useStores, useWords } from '../context';
import { Segmented } from '../controls/Segmented';
import { settingsWords } from '../text';
import { Switches } from './PlayPart';
import { cardOf, LANGUAGES } from '../text/languages';
import { IndexSwitch } from '../tile/IndexSwitch';
import { FaceDown, Tile } from '../tile/Tile';

/** Theme, language and the tiles, with some of them to look at. */
export function LookPart() {
  const words = useWords(settingsWords);
  const settings = useSettings((state) => state);
  const { change } = useStores().settings.getState();
  return (
    <>
      <Preview />
      <Segmented
        label={words.theme}
        values={THEMES}
        value={settings.theme}
        wordFor={(theme) => words.themes[theme]}
        onChange={(theme) => change({ theme })}
      />
      <Segmented
        label={words.language}
        values={Object.keys(LANGUAGES)}
        value={settings.language}
        wordFor={(language) => cardOf(language).name}
        onChange={(language) => change({ language })}
      />
      <IndexSwitch />
      <Segmented
        label={words.suits}
        values={SUIT_COLOURS}
        value={settings.suits}
        wordFor={(suits) => words.suitColours[suits]}
        onChange={(suits) => change({ suits })}
      />
      <p className="note">{words.suitNotes[settings.suits]}</p>
      <Segmented
        label={words.backs}
        values={TILE_BACKS}
        value={settings.backs}
        wordFor={(backs) => words.backColours[backs]}
        onChange={(backs) => change({ backs })}
      />
      <Switches names={['markDrawn', 'showTaken']} />
    </>
  );
}

/** Of each suit two, East, the dragons and a flower; then a back. */
const SHOWN = [4, 8, 11, 15, 18, 24, 27, 31, 32, 33, 36];

function Preview() {
  const words = useWords(settingsWords);
  return (
    <div className="preview" role="img" aria-label={words.preview}>
      {SHOWN.map((kind) => (
        <Tile key={kind} kind={kind} silent />
      ))}
      <FaceDown />
    </div>
  );
}
