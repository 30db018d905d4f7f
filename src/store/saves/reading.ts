// What reads saves, and finds the other matches: one file, loaded when something is kept.
export { parkingOf, showOthers } from './others';
export { dropAside, loadSave, readAside, readLeft, savedRules, setAside } from './readSave';
export { loadStandings } from './readStandings';
