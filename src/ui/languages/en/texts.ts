/** The words of options that are texts, such as a card of hands, in English. */
export const words = {
  change: 'Change',
  changeOf: (name: string) => `Change: ${name}`,
  /** What the game's own text is called as the beginning of another one. */
  mine: 'My own',
  text: (name: string) => `${name}, as a text`,
  fromFile: 'Read a file',
  toFile: 'Save as a file',
  begin: 'Begin with the game’s own',
  usual: 'Play with the game’s own',
  use: 'Use this text',
  waiting: 'There is a text here that is not in use yet.',
  fine: 'Nothing is wrong with this text.',
  faults: (count: number) =>
    count === 1
      ? 'One thing is wrong. It leads to its line.'
      : `${count} things are wrong. Each leads to its line.`,
  more: (count: number) => `And ${count} more.`,
  line: (line: number) => `Line ${line}`,
  preview: 'What it says',
  exposed: 'may be laid out',
  concealed: 'concealed',
};

export type TextWords = typeof words;
