// What reads saves, and finds the other matches: one file, loaded when something is kept.
export * from './others';
export * from './readSave';
