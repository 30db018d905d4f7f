import { FELTS, SUIT_COLOURS, TERMS, THEMES, TILE_BACKS, TILE_FACES } from '../../store/settings';
import type { Settings } from '../../store/settings';
import { useSettings, useStores, useText, useWords } from '../context';
import { Segmented } from '../controls/Segmented';
import { settingsWords } from '../text';
import { Switches } from './PlayPart';
import { cardOf, LANGUAGES } from '../text/languages';
import { FaceDown, Tile } from '../tile/Tile';
import './look.css';

/** Theme, language and the tiles, with some of them to look at. */
export function LookPart() {
  const text = useText();
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
      {words.terms && (
        <Segmented
          label={words.terms.name}
          values={TERMS}
          value={settings.terms}
          wordFor={(terms) => words.terms?.values[terms] ?? terms}
          note={words.terms.notes[settings.terms]}
          onChange={(terms) => change({ terms })}
        />
      )}
      <Segmented
        label={words.felt}
        values={FELTS}
        value={settings.felt}
        wordFor={(felt) => words.felts[felt]}
        pictureFor={feltPicture}
        onChange={(felt) => change({ felt })}
      />
      <Segmented
        label={words.faces}
        values={TILE_FACES}
        value={settings.faces}
        wordFor={(faces) => words.faceSets[faces]}
        pictureFor={facePicture}
        onChange={(faces) => change({ faces })}
      />
      <p className="note">{words.faceNotes[settings.faces]}</p>
      <Segmented
        label={text.tileIndex}
        values={['game', 'on', 'off']}
        value={settings.index === 'game' ? 'game' : settings.index ? 'on' : 'off'}
        wordFor={(index) => words.indices[index]}
        onChange={(index) => change({ index: index === 'game' ? index : index === 'on' })}
      />
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
        pictureFor={backPicture}
        onChange={(backs) => change({ backs })}
      />
      <Switches names={['markDrawn', 'showTaken', 'markDear']} />
    </>
  );
}

function feltPicture(felt: Settings['felt']) {
  return <span className="look-felt" data-felt={felt} aria-hidden="true" />;
}

function backPicture(backs: Settings['backs']) {
  return <span className="look-back" data-back={backs} aria-hidden="true" />;
}

/** The five of dots in each set, drawn here: the other set is fetched once it is chosen. */
function facePicture(faces: Settings['faces']) {
  const dots = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => <circle key={`${x} ${y}`} cx={30 + x * 15} cy={40 + y * 22} r="9" />),
  );
  return (
    <svg className="look-face" viewBox="0 0 60 80" aria-hidden="true">
      {faces === 'classic' ? (
        <g className="look-dots">
          {dots}
          <circle cx="30" cy="40" r="9" />
        </g>
      ) : (
        <>
          <path d="M40 10H21L19 26C26 20 43 22 43 35C43 49 21 49 17 41" />
          <circle className="look-dots" cx="30" cy="64" r="9" />
        </>
      )}
    </svg>
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
