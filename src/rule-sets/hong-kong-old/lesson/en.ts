import type { LessonWords } from '../../../ui/lesson/lessonPart';
import type { TaskId, WrongId } from './tasks';

/** Every word of the first lesson; they are loaded with it. */
export const words: LessonWords<TaskId, WrongId> = {
  title: 'First lesson',
  step: (at, all) => `Step ${at} of ${all}`,
  steps: ['The tiles', 'Sets', 'Your turn', 'Claims', 'Faan', 'Your first hand'],
  stepsName: 'Steps of the lesson',
  leave: 'Leave the lesson',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  task: (at, all) => `Task ${at} of ${all}`,

  leads: [
    [
      'Mahjong is played with 144 tiles by four players. You collect tiles that fit together.',
      'There are four of each dot, bamboo, character, wind and dragon, and one of each bonus tile.',
    ],
    [
      'A complete hand is four sets and a pair, the eyes: 14 tiles.',
      'A kong is a set too: for its fourth tile you draw another. A few rare hands look different; leave them for later.',
    ],
    [
      'You hold 13 tiles. In your turn you draw one from the wall, which lies face down, and discard one, face up.',
      'So the hand improves until a 14th tile completes it: then you win. If the wall ends first, nobody wins.',
      'Play goes round to the right. The dealer is East and begins; South, West and North follow. A bonus tile that you draw is laid aside and replaced at once.',
    ],
    [
      'Before the next player draws, the tile just discarded may be claimed to finish a set. The set is then laid open, and it is your turn.',
      'If several players want the tile, the strongest claim gets it:',
    ],
    [],
  ],
  valueLead: (minimum) => [
    'A complete hand alone does not win. Its patterns are worth faan, and faan are added up.',
    `You need ${minimum} faan to win. These are the commonest patterns:`,
  ],
  valueTail:
    'Bonus tiles, and drawing the winning tile yourself, can add faan afterwards. They do not help to reach the minimum.',

  catalogue: {
    dots: ['Dots', 'count the circles'],
    bamboo: ['Bamboo', 'count the canes; 1 is a bird'],
    characters: ['Characters', 'the number stands on top'],
    winds: ['Winds', 'East, South, West, North'],
    dragons: ['Dragons', 'red, green, white'],
    bonus: ['Bonus tiles', 'flowers and seasons, each with a number'],
  },
  sets: {
    chow: ['Chow', 'three numbers in a row, one suit'],
    pong: ['Pong', 'three of the same tile'],
    kong: ['Kong', 'four of the same tile'],
    eyes: ['Eyes', 'two of the same tile'],
  },
  suitNote: 'The suits are dots, bamboo and characters. Winds and dragons have no numbers.',
  order: 'Who plays after whom',
  claims: [
    ['Win', 'from anyone, if the tile completes your hand'],
    ['Pong or kong', 'from anyone, if you hold two or three of the tile'],
    ['Chow', 'only from the player before you'],
  ],
  claimNote:
    'After a chow or pong you discard without drawing; after a kong you first draw a tile. You never have to claim.',
  patterns: {
    'common-hand': 'four chows, eyes of a suit',
    'dragon-pong': 'for each',
    'seat-wind': 'the wind of your seat',
    'round-wind': 'the wind of the round; East at first',
    'all-pongs': 'four pongs, any eyes',
    'clean-hand': 'one suit with winds or dragons',
    'pure-hand': 'one suit alone',
  },

  tasks: {
    bamboo: { ask: 'Find the tile 5 Bamboo.', right: 'Yes, 5 Bamboo: five canes.' },
    wind: { ask: 'Find the West wind.', right: 'Yes, that is West.' },
    dragon: { ask: 'Find the Green dragon.', right: 'Yes. The green sign is the Green dragon.' },
    bonus: { ask: 'Find the bonus tile.', right: 'Yes, a flower. It is never part of a set.' },
    chow: { ask: 'Find the three tiles that make a chow.', right: 'Yes: 3, 4 and 5 Bamboo.' },
    pong: { ask: 'Find the three tiles that make a pong.', right: 'Yes: three of 2 Dots.' },
    complete: {
      ask: 'These 13 tiles need one more to be complete. Which of the four is it?',
      right: 'Yes. 5-6-7 Characters is the fourth set; the West winds are the eyes.',
    },
    least: {
      ask: 'You drew the North wind and hold 14 tiles. Discard the one that helps least.',
      right: 'Yes. It fits nothing, so it goes.',
    },
    order: { ask: 'Who plays after you?', right: 'Yes, Wing: on your right.' },
    chowBefore: {
      ask: 'Mei plays before you and discards 5 Dots. May you chow with your 4 and 6?',
      right: 'Yes. Mei plays just before you.',
    },
    chowAcross: {
      ask: 'Now Chiu discards 5 Dots. May you chow it?',
      right: 'Right: you may not. Chiu does not play just before you.',
    },
    pongAny: {
      ask: 'Chiu discards the Red dragon, and you hold two. May you claim a pong?',
      right: 'Yes. A pong may be claimed from anyone.',
    },
    priority: {
      ask: 'Mei discards 8 Bamboo. You say chow, Wing says pong, Chiu says win. Who gets the tile?',
      right: 'Yes, Chiu. A win goes before everything else.',
    },
    mayWin: { ask: 'This hand is complete. Is it worth enough to win?', right: 'Right.' },
  },
  wrong: {
    thatIs: (tile) => `That is ${tile}. Look at the list again.`,
    chowHonour: () => 'Winds and dragons have no numbers, so they make no chow.',
    chowSuit: () => 'A chow is all of one suit.',
    chowRun: () => 'The three numbers must follow each other.',
    pong: () => 'Not the same tile three times: suit and number must both agree.',
    complete: (tile) => `${tile} does not go with 5 and 6 Characters. What comes before or after them?`,
    leastEyes: (tile) => `The two ${tile} are your eyes. Keep them.`,
    leastPart: (tile) => `${tile} is part of 3-4, which wants a 2 or a 5. Something else helps less.`,
    leastPong: () => 'The three Red dragons are a pong. Keep them.',
    leastChow: (tile) => `${tile} belongs to a finished chow. Keep it.`,
    order: () => 'Who sits on your right?',
    chowBefore: () => 'You may: a chow is allowed from the player before you.',
    chowAcross: () => 'No: a chow is allowed only from the player before you, and that is Mei.',
    pongAny: () => 'You may: for a pong it does not matter who discarded.',
    priority: () => 'Look at the order: a win, then a pong, then a chow.',
    mayWin: () => 'Not so.',
  },
  answers: { yes: 'Yes', no: 'No' },
  worth: (items, faan, minimum) =>
    `${items}: ${faan} faan. ${faan < minimum ? `${minimum} are needed.` : 'That is enough.'}`,
  item: (name, faan) => `${name} ${faan}`,

  hand: {
    lead: (worth) => [
      'Now play a whole hand against Mei, Wing and Chiu. A line beside the table says what to do and why.',
      `These are your tiles. Most are dots, winds and dragons, so collect those: one suit with winds or dragons is worth ${worth('clean-hand')} faan.`,
    ],
    goal: 'They could become this: three chows of dots, a pong of Red dragons, and South winds as eyes.',
    flower: (tile) =>
      `You were also dealt ${tile}. You are South, the second seat, so it is your own flower: it has been replaced and adds 1 faan if you win.`,
    controls: 'Choose a tile, then choose it again or press Discard. The tile or button to take is marked.',
    begin: 'Begin',
    coach: 'What to do',
    menu: 'Lesson menu',
    goOn: 'Go on',
    again: 'Start this hand again',
    wait: 'The others draw and discard in turn.',
    seen: (who, tile) => `${who} draws and discards ${tile}.`,
    over: 'You have won. The score comes next.',
  },
  advice: {
    first: ({ drawn, tile, worth }) =>
      `You drew ${drawn}: 4-5-6 is a chow. To keep to one suit, for ${worth('clean-hand')} faan, discard a tile that is no dot, wind or dragon: ${tile}.`,
    eyes: ({ drawn, tile }) => `${drawn}: now you hold two, the eyes. Discard ${tile}.`,
    'after-pong': ({ tile }) => `After a pong you draw nothing, you only discard. ${tile} is not needed.`,
    'after-chow': ({ tile }) =>
      `You have three sets and the eyes. Discard ${tile}, and you are ready: 3 Dots completes 1-2-3, and the hand.`,
    useless: ({ tile }) => `${tile} fits nothing. Discard it and wait for 3 Dots.`,
    'other-suit': ({ worth }) =>
      `You could chow 7-8-9 Bamboo. But then the hand is not of one suit, and its ${worth('clean-hand')} faan are gone. Pass.`,
    pong: ({ from, tile, worth }) =>
      `${from} discarded ${tile} and you hold two. Claim the pong: ${worth('dragon-pong')} faan. Mei, in between, loses a turn.`,
    chow: ({ from }) => `${from} plays before you, so you may chow. Take 7-8-9; your 4-5-6 stays whole.`,
    win: ({ from, tile }) =>
      `${from} discarded ${tile}: your hand is complete. For a win the tile may come from anyone. Win.`,
  },
  notNow: (line) => `Not this time. ${line}`,
  faults: {
    set: (tile) => `${tile} belongs to a chow that is finished. Keep it, and discard the marked tile.`,
    part: (tile) => `${tile} is a dot and will be part of a chow. Keep it, and discard the marked tile.`,
    honour: (tile) =>
      `${tile} fits your suit and can become eyes or a pong. Keep it, and discard the marked tile.`,
  },

  score: {
    title: 'You win',
    counted: (sum, faan, minimum) => `${sum} = ${faan} faan. ${minimum} were needed, so the hand may win.`,
    added: (sum, all) => `Bonus faan are added now: ${sum} = ${all} faan.`,
    baseTitle: 'From faan to base points',
    row: (from, to) => (to === null ? `${from} or more` : from === to ? `${from}` : `${from}–${to}`),
    valueHead: 'Faan',
    baseHead: 'Base points',
    askBase: (faan) => `How many base points are ${faan} faan?`,
    rightBase: (faan, base) => `Yes: ${faan} faan are ${base} base points.`,
    wrongBase: (faan) => `Find the row of the table that has ${faan}.`,
    paying: (discarder, dealer) =>
      `Each of the others pays you the base. ${discarder}, who discarded the winning tile, pays double; so does ${dealer}, because East pays and is paid double.`,
    askPay: (who, base) => `The base is ${base}. How much does ${who} pay?`,
    rightPay: (who, base, amount) => `Yes: ${base} × ${amount / base} = ${amount} from ${who}.`,
    wrongPay: (who) => `${who} discarded the winning tile: double the base.`,
  },

  matches: {
    title: 'Your first matches',
    lead: [
      'You know the game now. Play an East round against gentle opponents: four hands or a few more.',
      'To make the start easy, fewer faan are needed at first. Payments are as you learned them.',
      'The lamp above the table opens the coach, which says what it would do, and why.',
    ],
    steps: [
      {
        name: 'Any complete hand',
        about: 'For now any complete hand wins. One with fewer than 3 faan is paid as 3 faan.',
      },
      {
        name: 'One faan',
        about: 'New: a complete hand needs 1 faan. A dragon pong is enough, and so are chows alone.',
      },
      {
        name: 'Three faan',
        about:
          'New: a hand needs 3 faan, as in the lesson. Collect one suit with winds and dragons, or pongs.',
      },
    ],
    playNow: (name) => `Play: ${name}`,
    next: (name) => `Next step: ${name}`,
    straight: (name) => `Straight to: ${name}`,
    enough: 'Enough to win, for example:',
    begun: 'Begun already.',
    again: 'Repeat the lesson',
  },
};
