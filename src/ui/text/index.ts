/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '../../store/settings';
import type { Text } from '../languages/en/app';
import { words as english } from '../languages/en/app';
import type { AimWords } from '../languages/en/aims';
import type { BranchWords } from '../languages/en/branches';
import type { CalculatorWords } from '../languages/en/calculator';
import type { CoachWords } from '../languages/en/coach';
import type { HouseWords } from '../languages/en/house';
import type { OwnHomeWords } from '../languages/en/own';
import type { ParkedWords } from '../languages/en/parked';
import type { PictureWords } from '../languages/en/picture';
import type { PracticeWords } from '../languages/en/practice';
import type { QuestionWords } from '../languages/en/questions';
import type { ReasonWords } from '../languages/en/reasons';
import type { ReviewWords } from '../languages/en/review';
import type { RulesWords } from '../languages/en/rules';
import type { SearchWords } from '../languages/en/search';
import type { SettingsWords } from '../languages/en/settings';
import type { ShareWords } from '../languages/en/share';
import type { StatisticsWords } from '../languages/en/statistics';
import type { SwitchWords } from '../languages/en/switches';
import type { TextWords } from '../languages/en/texts';
import type { WatchWords } from '../languages/en/watch';
import { dictionary } from './dictionary';
import type { Draft, WordFiles } from './dictionary';
import { LANGUAGES, WHOLE } from './languages';

export type { Text } from '../languages/en/app';

const files = import.meta.glob<Draft<object>>(['../languages/*/*.ts', '!**/index.ts'], { import: 'words' });

/** The files of one part: `languages/<tag>/<part>.ts`. */
function filesOf<T>(part: string): WordFiles<T> {
  const of = Object.entries(files).filter(([path]) => path.endsWith(`/${part}.ts`));
  return Object.fromEntries(
    of.map(([path, load]) => [path.split('/').at(-2) ?? '', load as () => Promise<Draft<T>>]),
  );
}

/** The words of every screen with the tag of their language, also where they are those of another. */
function appFiles(): WordFiles<Text> {
  const own = filesOf<Text>('app');
  const tags = Object.keys(LANGUAGES);
  return Object.fromEntries(
    tags.map((tag) => [tag, async () => ({ ...(await own[tag]?.()), language: tag })]),
  );
}

/** What every screen may say. It is there from the start in the language that all others end at. */
export const appWords = dictionary<Text>(appFiles(), { [WHOLE]: english });

/** The words of parts of the app, each loaded when the part is first shown. */
export const aimWords = dictionary<AimWords>(filesOf('aims'));
export const branchWords = dictionary<BranchWords>(filesOf('branches'));
export const calculatorWords = dictionary<CalculatorWords>(filesOf('calculator'));
export const coachWords = dictionary<CoachWords>(filesOf('coach'));
export const houseWords = dictionary<HouseWords>(filesOf('house'));
export const ownWords = dictionary<OwnHomeWords>(filesOf('own'));
export const parkedWords = dictionary<ParkedWords>(filesOf('parked'));
export const pictureWords = dictionary<PictureWords>(filesOf('picture'));
export const practiceWords = dictionary<PracticeWords>(filesOf('practice'));
export const questionWords = dictionary<QuestionWords>(filesOf('questions'));
export const reasonWords = dictionary<ReasonWords>(filesOf('reasons'));
export const reviewWords = dictionary<ReviewWords>(filesOf('review'));
export const rulesWords = dictionary<RulesWords>(filesOf('rules'));
export const searchWords = dictionary<SearchWords>(filesOf('search'));
export const settingsWords = dictionary<SettingsWords>(filesOf('settings'));
export const shareWords = dictionary<ShareWords>(filesOf('share'));
export const statisticsWords = dictionary<StatisticsWords>(filesOf('statistics'));
export const switchWords = dictionary<SwitchWords>(filesOf('switches'));
export const textWords = dictionary<TextWords>(filesOf('texts'));
export const watchWords = dictionary<WatchWords>(filesOf('watch'));

/** What every screen may say, in a language. While that is loading, in another. */
export function textOf(language: Language): Text {
  return appWords.of(language) ?? english;
}

/** The word for a code; a code nobody has a word for stands for itself. */
export function wordFor(named: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(named, code) ? named[code]! : code;
}
