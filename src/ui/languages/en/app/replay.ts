const replayVerbs = {
  draw: 'drew',
  bonus: 'laid out',
  discard: 'discarded',
  chow: 'claimed a chow with',
  pong: 'claimed a pong of',
  kong: 'claimed a kong of',
  'concealed-kong': 'declared a concealed kong of',
  'added-kong': 'made a pong a kong with',
  win: 'won with',
  'false-win': 'called a false win on',
  pass: 'passed',
};

/** What is recorded of any game. */
export type RecordedType = keyof typeof replayVerbs;

/** Words of a replay. */
export const replay = {
  title: 'Replay',
  share: 'Share this hand',
  hand: 'Hand',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  slider: 'Step',
  back: 'Step back',
  forward: 'Step forward',
  before: 'To the choice before',
  after: 'To the next choice',
  play: 'Play',
  pause: 'Pause',
  dealt: 'The tiles are dealt.',
  marks: { claim: 'claim', kong: 'kong', choice: 'your choice' },
  toList: 'All matches',
  speed: (times: number) => `Speed: ${times}×`,
  seat: 'Seat',
  open: 'Open hands',
  closing: 'Final points',
  playOn: 'Play on from here',
  drew: (who: string) => `${who} drew a tile`,
  untold: (who: string) => `${who} did something that only they see`,
  event: (who: string, type: RecordedType, name: string): string =>
    `${who} ${replayVerbs[type]} ${name}`.trim(),
  exchanged: (who: string, gave: string, got: string) =>
    `${who} gave ${gave || 'nothing'} and received ${got || 'nothing'}.`,
};
