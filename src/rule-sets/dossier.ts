import type { BotPart } from '../bots/botPart';
import type { DrillFile } from '../coach/drills/knownDrills';
import type { ExampleBook } from '../engine/example';
import type { MixtureCheck } from '../engine/mixtures';
import type { RuleSet } from '../engine/rules';
import type { GameTable } from '../store/selectors/knownTables';
import type { Language } from '../store/settings';
import type { GameCard } from '../store/games';
import type { RecordFormat } from '../engine/recordFormat';
import type { LessonPart } from '../ui/lesson/lessonPart';
import type { WordFiles } from '../ui/text/dictionary';
import type { GameWords } from '../ui/text/gameWords';

/** A game before any of it is loaded: the way to each of its parts. */
export interface Dossier {
  readonly id: string;
  /** Its words need not be there in every language. */
  readonly isDraft?: true;
  /** Its name and note by language. Left out: those in its folder (`wordFiles.ts`), as are its words. */
  readonly cards?: Readonly<Record<Language, GameCard>> | undefined;
  readonly words?: WordFiles<GameWords>;
  readonly rules: () => Promise<RuleSet>;
  /** How bots see it; null where they play it without a book. */
  readonly bots: () => Promise<BotPart | null>;
  readonly table: () => Promise<GameTable>;
  readonly examples: () => Promise<ExampleBook>;
  /** Which options cannot be played together, asked from when it is loaded; null where all can. */
  readonly mixtures: (() => Promise<MixtureCheck>) | null;
  /** Its first lesson; null where it has none. */
  readonly lesson: LessonPart | null;
  /** Positions to practise, each with its checked answer; null where it has none. */
  readonly drills: DrillFile | null;
  /** How other programs write its matches; null where none is known. */
  readonly formats: (() => Promise<readonly RecordFormat[]>) | null;
}

/** How a game names its files. Each exports its part by the name that it has here. */
interface GameFiles<Id extends string, Cards> extends Pick<Dossier, 'words' | 'isDraft'> {
  readonly id: Id;
  readonly cards?: Cards;
  readonly rules: () => Promise<{ readonly rules: RuleSet }>;
  readonly table: () => Promise<{ readonly table: GameTable }>;
  readonly examples: () => Promise<{ readonly examples: ExampleBook }>;
  /** These may be left out. */
  readonly bots?: () => Promise<{ readonly bots: BotPart }>;
  readonly mixtures?: () => Promise<{ readonly mixtures: MixtureCheck }>;
  readonly lesson?: LessonPart;
  readonly drills?: () => Promise<{ readonly default: unknown }>;
  readonly formats?: () => Promise<{ readonly formats: readonly RecordFormat[] }>;
}

/** The dossier of a game, from its files. */
export function dossier<const Id extends string, const Cards extends Dossier['cards'] = undefined>(
  files: GameFiles<Id, Cards>,
): Dossier & { readonly id: Id; readonly cards: Cards } {
  const { rules, table, examples, bots, mixtures, lesson = null, drills, formats } = files;
  return {
    ...files,
    cards: files.cards as Cards,
    rules: async () => (await rules()).rules,
    table: async () => (await table()).table,
    examples: async () => (await examples()).examples,
    bots: async () => (bots ? (await bots()).bots : null),
    mixtures: mixtures ? async () => (await mixtures()).mixtures : null,
    lesson,
    drills: drills ? async () => (await drills()).default : null,
    formats: formats ? async () => (await formats()).formats : null,
  };
}
