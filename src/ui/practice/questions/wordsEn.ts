import type { Grade, QuestionKind } from '../../../coach/questions/grades';

const names: Readonly<Record<QuestionKind, string>> = {
  waits: 'What does this hand wait for?',
  worth: 'How much is it worth, and who pays?',
};

const grades: Readonly<Record<Grade, string>> = {
  right: 'Right',
  partly: 'Something is missing',
  wrong: 'Wrong',
  unknown: 'Not known',
};

/** What the further drills say. */
export const wordsEn = {
  title: 'Further drills',
  name: names,
  ten: (name: string) => `${name} Ten questions`,
  goOn: (name: string, at: number, of: number) => `${name} Go on: ${at} of ${of}`,
  tally: (right: number, answered: number) => `${right} of ${answered} right`,
  best: (right: number, of: number) => `best set ${right} of ${of}`,
  last: 'The latest answers',
  making: 'The next question is being made.',
  failed: 'The question could not be made.',
  none: 'No such question was found for these rules.',
  retry: 'Try again',
  back: 'Back to practice',
  marks: 'Answers so far',
  mark: (at: number, answer: string) => `${at}: ${answer}`,
  open: 'not answered yet',
  grade: grades,
  check: 'Check',
  unsure: 'I do not know, show me',
  next: 'Next',
  seeEnd: 'See how it went',
  end: 'Ten questions answered',
  score: (right: number, of: number) => `${right} of ${of} right`,
  done: 'Done',
  tenMore: 'Ten more',
  seat: (wind: string, round: string) => `You are ${wind}. ${round}.`,
  hand: 'The hand',
  waits: {
    ask: 'Mark every tile that completes it.',
    grid: 'Tiles to mark',
    none: 'Mark a tile first.',
    found: 'right',
    missed: 'missed',
    wrong: 'does not complete it',
    shown: (count: number) => (count === 1 ? 'It waits for 1 tile' : `It waits for ${count} tiles`),
    table: 'What it waits for',
    tile: 'Tile',
    left: 'Not in sight',
    onDiscard: 'On a discard',
    selfDrawn: 'Self-drawn',
    allSeen: 'none, all are seen',
    win: 'wins',
    noWin: 'may not win',
    refused: (worth: string) => `may not win: ${worth}`,
  },
  worth: {
    ask: 'What is it worth, and what does each player gain or pay?',
    youWin: 'You win.',
    seat: (name: string, wind: string) => `${name}, ${wind}`,
    win: 'A win',
    shown: 'What counts, and who pays, is below.',
    mark: { right: 'the answer', chosen: 'yours' },
  },
};

export type QuestionWords = typeof wordsEn;
