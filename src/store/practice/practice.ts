import { advisorFor } from '../../coach/advisor';
import type { Answer } from '../../coach/practice/session';
import type { Drill, Theme } from '../../coach/drills/drill';
import { dealOfDrill, judgedIn, taskOf } from '../../coach/drills/task';
import { readChoice, writtenChoice } from '../../coach/drills/writtenChoice';
import { afterDay } from '../../coach/practice/day';
import type { Progress } from '../../coach/practice/progress';
import {
  afterAnswer,
  afterSet,
  gradeOf,
  newSet,
  isUnderWay,
  withAnswer,
  withoutCard,
} from '../../coach/practice/session';
import { isRight } from '../../coach/practice/answer';
import { summaryOf } from '../../coach/practice/summary';
import type { Judgement } from '../../coach/judgement';
import { heldMinimum } from '../../coach/reasons/minimum';
import type { Action, RuleSetId } from '../../engine/types';
import { createSideTable } from '../match/sideTable';
import { askBots } from './botAnswers';
import type { BotAnswer } from './botAnswers';
import { drillSession } from './drillSession';
import { loadBotRatings } from './loadPositions';
import type { Positions } from './positions';
import { reasonsAgainst } from './reasonsAgainst';
import { returningOf } from './returning';
import { keptPractice } from './keptPractice';
import { weigh } from './weigh';
import type { PracticeAccess, PracticeCommands, PracticePorts } from './practiceTypes';

type OwnPorts = PracticePorts & { readonly positions: Positions };

/** What is asked in practice, and what becomes of the answers. */
export class Practice {
  private readonly ports: OwnPorts;
  private readonly access: PracticeAccess;
  private before: Progress | null = null;
  /** What was kept could be neither read nor set aside: it is not overwritten. */
  private readonly isLocked: boolean;

  constructor(ports: OwnPorts, access: PracticeAccess, isLocked: boolean) {
    this.isLocked = isLocked;
    this.ports = ports;
    this.access = access;
  }

  commands(): PracticeCommands {
    return {
      today: () => this.ports.today(),
      choose: (rules) => this.access.write({ rules }),
      begin: (theme) => this.begin(theme),
      beginDay: (date) => this.beginDay(date),
      showDays: () => this.showDays(),
      answer: (action) => this.answer(action),
      retry: () => this.retry(),
      compare: (of) => this.compare(of),
      remove: (id) => this.remove(id),
      next: () => this.next(),
      playOn: () => this.playOn(),
      leave: () => this.leave(),
    };
  }

  private async begin(theme: Theme | null): Promise<void> {
    const { rules, set: kept } = this.access.read();
    const goesOn = kept !== null && theme === null && kept.rules === rules && isUnderWay(kept);
    if (!(await this.load(rules))) return;
    const { positions, today, seed } = this.ports;
    const progress = positions.withOwn(this.access.read().progress);
    this.before = progress;
    const known = goesOn && kept.drills.every((id) => positions.find(id) !== undefined);
    const set = known ? kept : newSet(positions.all, progress, { rules, date: today(), seed: seed(), theme });
    if (set.drills.length === 0) return this.access.write({ stage: 'empty' });
    this.access.write({ progress, set, day: null, summary: null });
    this.keep();
    this.ask();
  }

  private async beginDay(date: string): Promise<void> {
    const { rules } = this.access.read();
    if (!(await this.load(rules))) return;
    this.access.write({ day: date, summary: null });
    const kept = this.access.read().progress.days[date];
    const drill = this.ports.positions.ofDay(date, kept?.rules === rules ? kept.drill : undefined);
    if (!drill) return this.access.write({ stage: 'empty' });
    this.show(drill);
    if (kept?.rules === rules && kept.drill === drill.id && kept.choice !== undefined)
      this.recall(kept.choice);
  }

  /** The positions of a game, with what is needed to lay them on the table. */
  private async load(rules: RuleSetId): Promise<boolean> {
    const { write } = this.access;
    write({ stage: 'loading', asked: null });
    const failed = await this.ports.positions.load(rules);
    if (failed) write({ stage: failed });
    return failed === null;
  }

  private remove(id: string): void {
    const { own } = this.ports.positions;
    own.getState().remove(id);
    const { progress, set } = this.access.read();
    const { positions, failed } = own.getState();
    if (failed) return this.access.write({ isUnkept: true });
    const isAsked = set?.drills.includes(id) ?? false;
    this.access.write({ own: positions, progress: withoutCard(progress, id), ...(isAsked && { set: null }) });
    this.keep();
  }

  /** Asks the next position of the set; ends the set after the last. */
  private ask(): void {
    const { set } = this.access.read();
    const drill = set && this.ports.positions.find(set.drills[set.answers.length]);
    if (drill) this.show(drill);
    else this.end();
  }

  private show(drill: Drill): void {
    this.stopTable();
    const task = taskOf(drill);
    const session = drillSession(dealOfDrill(drill, ''), task.view.seat);
    const game = createSideTable(this.ports, session, { mayAct: (action) => this.mayAct(action) });
    const laid = { drill, task, game, on: this.ports.today(), minimum: heldMinimum(task.view) };
    const unanswered = {
      weighed: null,
      answer: null,
      reasons: [],
      bots: [],
      judgement: null,
      isPlayedOn: false,
    };
    this.access.write({ stage: 'asked', asked: { ...laid, ...unanswered } });
    game.getState().resume();
    this.ports.coach.ask({ view: task.view, choices: task.choices }, 'quick', (reply) => {
      if (reply.ok) this.hear(drill, reply.finding.judgement);
    });
  }

  /** A choice at the table: an answer, until the hand is played on. */
  private mayAct(action: Action): boolean {
    const { asked } = this.access.read();
    if (asked?.isPlayedOn) return true;
    this.answer(action);
    return false;
  }

  private answer(action: Action | null): void {
    this.weighed(action, (choice) => {
      const answer = this.mark(choice);
      if (answer) this.note(answer);
      this.keep();
    });
  }

  /** Shows again how the position of a day was answered. */
  private recall(choice: string | null): void {
    const { view, choices } = this.access.read().asked!.task;
    this.weighed(choice === null ? null : readChoice(view, choices, choice), () => this.mark(choice));
  }

  /** Goes on with a choice that has a verdict, at once or when the coach has found one. */
  private weighed(action: Action | null, onward: (choice: string | null) => void): void {
    const { write, read } = this.access;
    const { asked } = read();
    if (!asked || asked.answer || asked.weighed) return;
    const judged = action && judgedIn(asked.task, action);
    if (!action || judged) return onward(judged ? judged.choice : null);
    if (action.type !== 'exchange') return;
    write({ asked: { ...asked, weighed: action } });
    weigh(this.ports.coach, { asked, action }, (found) => {
      if (read().asked?.drill.id !== asked.drill.id) return;
      write({ asked: found ?? asked });
      if (found) onward(writtenChoice(found.task.view, action));
    });
  }

  /** Shows what was chosen, how good it was, and why; of a day also what the bots choose. */
  private mark(choice: string | null): Answer | null {
    const { asked, day } = this.access.read();
    if (!asked) return null;
    const { drill, task } = asked;
    const noise = advisorFor(task.view)?.noise ?? 0;
    const answer = gradeOf(drill, choice, noise);
    this.access.write({ asked: { ...asked, answer } });
    this.explain();
    if (day !== null) askBots(this.ports.bots, { drill, task, noise }, (bots) => this.hearBots(drill, bots));
    return answer;
  }

  /** Puts an answer into what is kept. */
  private note(answer: Answer): void {
    const { asked, set, day, progress } = this.access.read();
    if (!asked) return;
    const { drill, on } = asked;
    const after = afterAnswer(progress, { drill, answer, date: this.ports.today() });
    if (day === null) return this.access.write({ progress: after, set: set && withAnswer(set, answer) });
    const { choice } = answer;
    const ofDay = { rules: drill.rules, drill: drill.id, class: answer.class, choice, on };
    this.access.write({ progress: afterDay(after, day, ofDay) });
  }

  /** False once the position is left. */
  private hearBots(drill: Drill, bots: readonly BotAnswer[]): boolean {
    const { asked } = this.access.read();
    if (asked?.drill.id !== drill.id) return false;
    this.access.write({ asked: { ...asked, bots } });
    return true;
  }

  private hear(drill: Drill, judgement: Judgement): void {
    const { asked } = this.access.read();
    if (asked?.drill.id !== drill.id) return;
    this.access.write({ asked: { ...asked, judgement } });
    this.explain();
  }

  /** The reasons, once the position is answered and thought through: where the coach prefers what was checked. */
  private explain(): void {
    const { asked } = this.access.read();
    if (!asked?.answer || !asked.judgement) return;
    const { task, judgement, answer } = asked;
    const reasons = reasonsAgainst(answer, task, judgement);
    if (reasons) this.access.write({ asked: { ...asked, reasons } });
  }

  private next(): void {
    const { day, asked } = this.access.read();
    if (asked?.answer) return day === null ? this.ask() : this.leave();
  }

  private end(): void {
    const { set, progress } = this.access.read();
    this.stopTable();
    if (!set) return this.leave();
    const after = afterSet(progress, set, this.ports.today());
    const summary = summaryOf(set, this.ports.positions.all, { before: this.before ?? progress, after });
    const returning = returningOf(set, summary, this.ports.positions.all);
    this.access.write({ stage: 'ended', asked: null, progress: after, summary, returning });
    this.keep();
  }

  private retry(): void {
    const { set, summary, progress } = this.access.read();
    const missed = set?.answers.filter((answer) => !isRight(answer.class)) ?? [];
    if (!set || !summary || missed.length === 0) return;
    this.before = progress;
    this.access.write({
      set: { rules: set.rules, drills: missed.map(({ drill }) => drill), answers: [] },
      day: null,
      summary: null,
    });
    this.keep();
    this.ask();
  }

  private async compare(rules: RuleSetId): Promise<void> {
    const bots = await loadBotRatings(this.ports.games, rules);
    if (this.access.read().rules === rules) this.access.write({ bots });
  }

  /** From what was chosen, or from the best choice where nothing was. */
  private playOn(): void {
    const { asked } = this.access.read();
    if (!asked?.answer) return;
    const { task, answer, game } = asked;
    const chosen = task.judged.find(({ choice }) => choice === answer.choice) ?? task.judged[0];
    if (!chosen) return;
    this.access.write({ asked: { ...asked, isPlayedOn: true } });
    game.getState().act(chosen.action);
  }

  private leave(): void {
    this.stopTable();
    this.access.write({ stage: 'choosing', asked: null, day: null });
  }

  private showDays(): void {
    this.stopTable();
    this.access.write({ stage: 'days', asked: null, day: null });
  }

  private stopTable(): void {
    this.ports.coach.cancel();
    this.access.read().asked?.game.getState().stop();
  }

  private keep(): void {
    const { progress, set } = this.access.read();
    if (this.isLocked) return this.access.write({ isUnkept: true });
    const isKept = keptPractice.write(this.ports.storage, {
      progress,
      set: set && isUnderWay(set) ? set : null,
    });
    this.access.write({ isUnkept: !isKept });
  }
}
