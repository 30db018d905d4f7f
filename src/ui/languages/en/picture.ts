/** The words of pictures to save or share. */
export const words = {
  title: 'Picture',
  drawing: 'The picture is being drawn.',
  failed: 'This browser could not draw the picture.',
  save: 'Save picture',
  saved: 'The picture is saved.',
  share: 'Share',
  notShared: 'It could not be shared. Save it instead.',
  noShare: 'This browser cannot hand pictures to other apps. Save it, and share it from there.',
  noHand: 'Nobody has won a hand in this match.',
  /** Whoever sat at the page: others see the picture. */
  player: 'Player',
  first: (names: string, points: string) => `First: ${names}, ${points} points`,
  best: (name: string, worth: string, gain: string) =>
    `Best hand: ${[name, worth, gain].filter((part) => part !== '').join(', ')}`,
};

export type PictureWords = typeof words;
