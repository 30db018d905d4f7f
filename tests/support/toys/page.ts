import type { GameTable } from '../../../src/store/selectors/knownTables';
import { addTable } from '../../../src/store/selectors/knownTables';
import { LANGUAGES } from '../languages';
import { addGameWords } from '../../../src/ui/text/gameWords';
import type { GameWords, UnitWords } from '../../../src/ui/text/gameWords';
import { sixteenTiles } from './sixteenTiles';
import { threeSeats } from './threeSeats';

const table: GameTable = {
  choices: [],
  presets: {},
  facts: () => ({}),
  goal: () => [],
  bar: () => [],
  marks: () => [],
};

const points: UnitWords = {
  heading: 'Points',
  amount: (value) => `${value} points`,
  range: (least, most) => `${least}–${most} points`,
  below: (value, minimum) => `${value} points, ${minimum} needed`,
};

const wordsOf = (name: string): GameWords => ({
  introduction: null,
  items: { 'complete-hand': 'Complete hand' },
  units: { points },
  headings: { items: 'The win', steps: 'Points' },
  steps: {},
  omissions: {},
  mixtures: {},
  refusals: {},
  declarations: {},
  phases: {},
  notes: {},
  endings: {},
  reasons: { win: 'Win' },
  factors: {},
  marks: {},
  situations: {},
  calls: { voices: /^en/, calls: { chow: 'Chow', pong: 'Pong', kong: 'Kong', win: 'Win' } },
  goal: () => 'Any complete hand wins',
  bar: () => name,
  groups: {},
  options: {},
  choices: {},
  presets: {},
  facts: {},
});

/** Makes known all that a page needs to show tables of these toys. */
export async function loadToyPages(): Promise<void> {
  const names = { [threeSeats.id]: 'Three seats', [sixteenTiles.id]: 'Sixteen tiles' };
  for (const [id, name] of Object.entries(names)) {
    addTable(id, table);
    const load = () => Promise.resolve(wordsOf(name));
    const words = { en: load, 'zh-Hant-HK': load };
    const said = addGameWords(id, words);
    await Promise.all(LANGUAGES.map(said.load));
  }
}
