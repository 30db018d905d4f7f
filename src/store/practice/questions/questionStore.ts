import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { gradeOf, heardAnswer } from '../../../coach/questions/questions';
import type { DrillAnswer, DrillQuestion, QuestionKind } from '../../../coach/questions/questions';
import { afterAnswer, isOpen, seedOf, SET_SIZE } from '../../../coach/questions/tally';
import type { KindProgress, QuestionSet } from '../../../coach/questions/tally';
import type { Action, RuleSetId } from '../../../engine/types';
import { completeOptions } from '../../selectors/optionList';
import { keptQuestions } from './keptQuestions';
import { questionGame } from './questionGame';
import type { QuestionCommands, QuestionPorts, QuestionState, QuestionStore } from './questionTypes';

/** The questions of a page: sets of ten of each kind. */
export function createQuestionStore(ports: QuestionPorts): StoreApi<QuestionStore> {
  const { value: progress, isSetAside, isLocked } = keptQuestions.read(ports.storage);
  return createStore<QuestionStore>()((write, read) => {
    const questions = new Questions(ports, { write, read }, isLocked);
    return {
      stage: 'closed',
      kind: 'waits',
      progress,
      asked: null,
      isSetAside,
      isUnkept: false,
      ...questions.commands(),
    };
  });
}

interface Access {
  readonly write: (part: Partial<QuestionState>) => void;
  readonly read: () => QuestionStore;
}

class Questions {
  private readonly ports: QuestionPorts;
  private readonly access: Access;
  /** What was kept could be neither read nor set aside: it is not overwritten. */
  private readonly isLocked: boolean;
  /** Questions of the set that were asked for, by their place. */
  private made = new Map<number, Promise<DrillQuestion | null>>();
  /** Counts sets that were opened, so that what comes late for another one is dropped. */
  private opened = 0;

  constructor(ports: QuestionPorts, access: Access, isLocked: boolean) {
    this.ports = ports;
    this.access = access;
    this.isLocked = isLocked;
  }

  commands(): QuestionCommands {
    return {
      begin: (kind, rules) => this.begin(kind, rules),
      answer: (answer) => this.answer(answer),
      next: () => this.next(),
      leave: () => this.leave(),
    };
  }

  private async begin(kind: QuestionKind, rules: RuleSetId): Promise<void> {
    const { set } = this.access.read().progress[kind];
    const goesOn = set !== null && set.rules === rules && isOpen(set);
    this.made = new Map();
    this.opened++;
    this.access.write({ kind });
    this.keep(goesOn ? {} : { set: { rules, seed: this.ports.seed(), grades: [] } });
    await this.ask();
  }

  /** Asks the next question of the set, and has the one after it made. */
  private async ask(): Promise<void> {
    const { write } = this.access;
    const { set } = this.own();
    if (!set) return;
    const at = set.grades.length;
    const { opened } = this;
    this.stopTable();
    write({ stage: 'making', asked: null });
    try {
      await this.ports.games.load(set.rules);
      const question = await this.make(set, at);
      if (opened !== this.opened) return;
      if (!question) return write({ stage: 'none' });
      const game = questionGame(this.ports, question, (action) => this.hear(question, action));
      write({ stage: 'asked', asked: { at, question, game, answered: null } });
      if (at + 1 < SET_SIZE) this.make(set, at + 1).catch(() => null);
    } catch {
      if (opened === this.opened) write({ stage: 'failed' });
    }
  }

  private async make(set: QuestionSet, at: number): Promise<DrillQuestion | null> {
    const { rules } = set;
    const options = completeOptions(rules, {});
    const { kind } = this.access.read();
    const making =
      this.made.get(at) ?? this.ports.maker.make({ rules, options, kind, seed: seedOf(set, at) });
    this.made.set(at, making);
    try {
      return await making;
    } catch (error) {
      this.made.delete(at);
      throw error;
    }
  }

  private answer(answer: DrillAnswer): void {
    const { asked } = this.access.read();
    if (!asked || asked.answered) return;
    const grade = gradeOf(asked.question, answer);
    this.access.write({ asked: { ...asked, answered: { answer, grade } } });
    this.keep(afterAnswer(this.own(), grade));
  }

  private next(): void {
    const { asked } = this.access.read();
    const { set } = this.own();
    if (!asked?.answered || !set) return;
    if (isOpen(set)) void this.ask();
    else {
      this.stopTable();
      this.access.write({ stage: 'ended', asked: null });
    }
  }

  /** A choice at the table of a question. */
  private hear(question: DrillQuestion, action: Action): void {
    const answer = heardAnswer(question, action);
    if (answer) this.answer(answer);
  }

  private stopTable(): void {
    this.access.read().asked?.game.getState().stop();
  }

  private leave(): void {
    this.opened++;
    this.made = new Map();
    this.ports.maker.end();
    this.stopTable();
    this.access.write({ stage: 'closed', asked: null });
  }

  private own(): KindProgress {
    const { progress, kind } = this.access.read();
    return progress[kind];
  }

  private keep(part: Partial<KindProgress>): void {
    const { progress: before, kind } = this.access.read();
    const progress = { ...before, [kind]: { ...before[kind], ...part } };
    this.access.write({ progress });
    const isKept = !this.isLocked && keptQuestions.write(this.ports.storage, progress);
    this.access.write({ isUnkept: !isKept });
  }
}
