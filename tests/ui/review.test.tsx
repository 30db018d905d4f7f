import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/rule-sets/everything';
import '../support/toys/loaded';
import type { GameRecord } from '../../src/engine/record';
import type { Settings } from '../../src/store/settings';
import type { HistoryStorage } from '../../src/store/records/historyStorage';
import type { BranchPlace } from '../../src/store/review/branch';
import type { ReviewNews, ReviewWish } from '../../src/store/review/reviewPort';
import type { Thread, ThreadEvents } from '../../src/store/threads/channel';
import type { FromThread, ToThread } from '../../src/store/threads/protocol';
import { StoresContext } from '../../src/ui/context';
import { LiveRegion } from '../../src/ui/live/LiveRegion';
import { BranchContext } from '../../src/ui/review/branchContext';
import { ReviewScreen } from '../../src/ui/review/ReviewScreen';
import { storageWithReview } from '../support/inventedReview';
import { emptyState, fixtureStores } from './fixtures';
import { recordOf } from './replayScene';
import { withoutPlay } from './reviewScene';
import { someMatch } from '../support/reviewed';
import { button } from '../support/page';

const OWN = 'hong-kong-mahjong/practice-own';
/** The thread of reviews, which does what the test says. */
const thread = vi.hoisted(() => ({
  posted: [] as ToThread<ReviewWish>[],
  events: null as ThreadEvents | null,
  ended: 0,
}));
vi.mock('../../src/store/threads/startWorker', () => ({
  startWorker: (_: string, events: ThreadEvents): Thread => {
    thread.events = events;
    return {
      post: (asked) => void thread.posted.push(asked as ToThread<ReviewWish>),
      end: () => void thread.ended++,
    };
  },
}));

const record = recordOf('hong-kong-old', 'tea');
let reviewed: HistoryStorage;
beforeAll(async () => {
  reviewed = await storageWithReview(record);
});
beforeEach(() => {
  Object.assign(thread, { posted: [], events: null, ended: 0 });
  localStorage.clear();
});
afterEach(() => localStorage.clear());

interface Shown {
  readonly of?: GameRecord;
  readonly at?: number | null;
  readonly storage?: HistoryStorage;
  readonly settings?: Partial<Settings>;
}

async function show({ of = record, at = 0, storage = reviewed, settings = {} }: Shown = {}) {
  const branches: BranchPlace[] = [];
  await act(async () => {
    render(
      <StoresContext value={{ ...fixtureStores(emptyState, settings), reviews: storage }}>
        <LiveRegion>
          <BranchContext
            value={({ place, onClose }) => {
              branches.push(place);
              return (
                <button type="button" onClick={() => onClose(24)}>
                  the end of the hand
                </button>
              );
            }}
          >
            <ReviewScreen record={of} at={at} onClose={() => undefined} />
          </BranchContext>
        </LiveRegion>
      </StoresContext>,
    );
  });
  await screen.findByRole('main');
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  });
  return branches;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const panel = () => screen.getByRole('dialog');
const title = () => within(panel()).getByRole('heading', { level: 2 }).textContent;
const count = () => within(panel()).getByText(/ of \d+ (costliest|in order)$/).textContent;
const hand = () =>
  within(screen.getByRole('group', { name: /^Your hand/ }))
    .getAllByRole('img')
    .map((tile) => tile.getAttribute('aria-label') ?? '');
const rows = () => screen.getAllByRole('row').map((row) => row.textContent ?? '');

describe('the review of a hand', () => {
  it('says start, luck, skill and result, which add up', async () => {
    await show();
    const name = screen.getByRole('region', { name: /at the start, luck/ }).getAttribute('aria-label');
    const [start = 0, luck = 0, skill = 0, result = 0] = (name?.match(/[+−-]?\d+(\.\d+)?/g) ?? []).map(
      (each) => Number(each.replace('−', '-')),
    );
    expect(start + luck + skill).toBeCloseTo(result, 6);
    expect(result).toBe(record.hands[0]?.result?.scores[0]);
    expect(skill).toBeLessThan(0);
  });

  it('leads from the costliest choices to the table, and back', async () => {
    await show();
    fireEvent.click(button('See them on the table'));
    expect(count()).toBe('1 of 3 costliest');
    expect(hand().filter((name) => name.endsWith(', the best choice'))).toHaveLength(1);
    expect(within(panel()).getByRole('status').textContent).toContain('−3.4 points');
    fireEvent.click(button('Next decision'));
    fireEvent.click(button('Next decision'));
    expect(count()).toBe('3 of 3 costliest');
    expect(button('Next decision')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(count()).toMatch(/^\d+ of 29 in order$/);
    press('Escape');
    expect(screen.getByRole('region', { name: /at the start, luck/ })).toBeTruthy();
  });

  it('is steered on the table by keys: step by step, and from one of the costliest to the next', async () => {
    await show();
    press('t');
    fireEvent.click(within(screen.getByRole('table')).getAllByRole('button')[0]!);
    const [first, held] = [title(), hand()];
    expect(count()).toMatch(/^1 of /);
    press('ArrowRight');
    expect([title(), hand()]).not.toEqual([first, held]);
    press('ArrowLeft');
    expect([title(), hand()]).toEqual([first, held]);
    press('End');
    expect(button('Next decision')).toHaveProperty('disabled', true);
    press('Home');
    expect(button('Previous decision')).toHaveProperty('disabled', true);
    press('m');
    expect(count()).toBe('1 of 3 costliest');
    press('m');
    expect(count()).toBe('2 of 3 costliest');
  });

  it('goes on where a finger swipes over the table', async () => {
    await show();
    press('m');
    const table = screen.getByRole('main');
    const swipe = (from: number, to: number, down = 0) => {
      fireEvent.pointerDown(table, { pointerType: 'touch', isPrimary: true, clientX: from, clientY: 0 });
      fireEvent.pointerUp(table, { pointerType: 'touch', isPrimary: true, clientX: to, clientY: down });
    };
    swipe(300, 200);
    expect(count()).toBe('2 of 3 costliest');
    swipe(300, 200, 150);
    expect(count()).toBe('2 of 3 costliest');
    swipe(200, 300);
    expect(count()).toBe('1 of 3 costliest');
  });

  it('is steered by keys: filters and the table of figures', async () => {
    await show();
    press('t');
    expect(screen.getByRole('table')).toBeTruthy();
    const all = rows().length;
    press('f');
    expect(rows().length).toBeLessThan(all);
    press('t');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('with single keys switched off is steered by the others alone', async () => {
    await show({ settings: { letterKeys: false } });
    press('t');
    press('m');
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(button('See them on the table'));
    press('a');
    expect(localStorage.getItem(OWN)).toBeNull();
    press('End');
    expect(button('Next decision')).toHaveProperty('disabled', true);
  });

  it('has a table that adds up, row by row', async () => {
    await show();
    press('t');
    const shown = screen.getAllByRole('row').slice(2);
    const numbers = shown.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => Number((textContent ?? '').replace('−', '-'))),
    );
    for (const [at, [luck = 0, skill = 0, total = 0]] of numbers.entries()) {
      if (at === 0) continue;
      const [, , before = 0] = numbers[at - 1] ?? [];
      expect(Math.abs(before + luck + skill - total)).toBeLessThan(0.21);
    }
  });

  it('counts what each filter shows', async () => {
    await show();
    press('t');
    for (const each of screen.getAllByRole('radio')) {
      fireEvent.click(each);
      const label = each.closest('label')?.textContent ?? each.getAttribute('aria-label') ?? '';
      // A heading, the start and the end beside the decisions.
      expect(rows()).toHaveLength(Number(/\d+/.exec(label)?.[0]) + 3);
    }
  });

  it('adds a decision to practice and takes it out, by button and key, and says so', async () => {
    await show();
    press('m');
    fireEvent.click(button('Add to practice'));
    const kept = () =>
      (JSON.parse(localStorage.getItem(OWN) ?? '{"positions":[]}') as { positions: unknown[] }).positions;
    expect(kept()).toHaveLength(1);
    expect(screen.getByText('Added to practice. It is asked in the next set.')).toBeTruthy();
    expect(button('Take out of practice')).toBeTruthy();
    press('a');
    expect(kept()).toHaveLength(0);
    press('a');
    press('ArrowRight');
    expect(button('Add to practice')).toBeTruthy();
    expect(kept()).toHaveLength(1);
  });

  it('is played on from a decision, and says what that brought', async () => {
    const branches = await show();
    press('m');
    press('g');
    expect(branches[0]).toMatchObject({ player: 0 });
    fireEvent.click(button('the end of the hand'));
    expect(screen.getByText(/Played on from here: \+24\./)).toBeTruthy();
  });

  it('keeps the hands of the others closed until they are asked for, and says so', async () => {
    await show();
    press('m');
    expect(screen.queryByText(/Nobody could see these then/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'What the others held' })).toBeNull();
    fireEvent.click(button('Open the other hands'));
    expect(screen.getByText(/Nobody could see these then/)).toBeTruthy();
    expect(button('Open the other hands').getAttribute('aria-pressed')).toBe('true');
    press('o');
    expect(screen.queryByText(/Nobody could see these then/)).toBeNull();
  });
});

describe('a review that is not there yet', () => {
  it('says how far it is, can be stopped and goes on', async () => {
    await show({ storage: await storageWithReview(record, 3) });
    expect(thread.posted).toHaveLength(1);
    const [posted] = thread.posted;
    const known = posted && 'asked' in posted ? posted.asked.known : NaN;
    expect(screen.getByText(`${known} of ${known + 3} decisions reviewed.`)).toBeTruthy();
    expect(screen.queryByText(/^Luck is what/)).toBeNull();
    fireEvent.click(button('Stop'));
    expect(thread.ended).toBe(1);
    fireEvent.click(button('Go on'));
    await vi.waitFor(() => expect(thread.posted).toHaveLength(2));
  });

  it('says that there is no coach, or that the thread failed, in its place', async () => {
    const nothing = await storageWithReview({ ...record, hands: [] });
    await show({ storage: nothing });
    act(() => thread.events?.crashed('out of memory'));
    expect(screen.getByRole('alert').textContent).toContain('could not be reviewed');
    fireEvent.click(button('Try again'));
    await vi.waitFor(() => expect(thread.posted).toHaveLength(2));
    const { id } = thread.posted[1]!;
    const news: ReviewNews = { type: 'refused', why: 'no-coach', detail: '' };
    act(() => thread.events?.posted({ id, type: 'news', news } satisfies FromThread<ReviewNews>));
    expect(screen.getByRole('alert').textContent).toContain('There is no coach for these rules');
  });

  it('of a hand without a decision is all luck', async () => {
    const without = withoutPlay(record);
    await show({ of: without, storage: await storageWithReview(without) });
    expect(screen.getByText(/nothing to decide in this hand/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /on the table$/ })).toBeNull();
  });

  it('of rules of another version says that the hand cannot be played again', async () => {
    await show({ of: { ...record, rulesVersion: 99 } });
    expect(screen.getByText(/cannot be played again/)).toBeTruthy();
    expect(thread.posted).toEqual([]);
  });
});

describe('the review of a match', () => {
  it('sums its hands up, and opens each', async () => {
    await show({ at: null });
    expect(screen.getByText('All hands are reviewed.')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: /^Review / })[1]!);
    expect(screen.getByRole('region', { name: 'Expected points' })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Which hand' }), { target: { value: '' } });
    expect(screen.getByText('All hands are reviewed.')).toBeTruthy();
  });

  it('goes through the costliest choices of all hands, and adds up from hand to hand', async () => {
    await show({ at: null });
    const figures = (text: string) =>
      (text.match(/[+−]?\d+(\.\d+)?/g) ?? []).map((each) => Number(each.replace('−', '-')));
    const all = figures(
      screen.getByRole('region', { name: /at the start, luck/ }).getAttribute('aria-label')!,
    );
    const hands = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => figures(textContent ?? '')[0] ?? NaN),
      );
    for (const column of all.keys())
      expect(hands.reduce((sum, row) => sum + row[column]!, 0)).toBeCloseTo(all[column]!, 6);
    fireEvent.click(button('See them on the table'));
    expect(count()).toBe('1 of 5 costliest');
    press('ArrowRight');
    press('ArrowRight');
    expect(count()).toBe('3 of 5 costliest');
  });

  it.each(['toy-three', 'classical'])('is there for %s too', async (rules) => {
    const of = someMatch(rules, 'tea');
    await show({ of, at: null, storage: await storageWithReview(of) });
    expect(rows()).toHaveLength(of.hands.length + 1);
    fireEvent.click(screen.getAllByRole('button', { name: /^Review / })[0]!);
    expect(screen.getByRole('main')).toBeTruthy();
  });
});
