/** Signs of a name that are shown. A file may hold any. */
const LONGEST = 24;

/** Marks that pile up on one sign beyond these. */
const PILED = /(\p{M}{3})\p{M}+/gu;
/** Signs as a reader counts them: a flag, a picture joined of up to five, a letter with its marks. */
const SIGNS =
  /\p{RI}{2}|\p{ExtPict}[\p{M}\p{EMod}]*(?:\u200d\p{ExtPict}[\p{M}\p{EMod}]*){0,4}|\P{M}[\p{M}\p{EMod}]*/gu;
/** What breaks lines, turns the way of writing or is not there; the two joiners of letters and pictures stay. */
const UNWANTED = /(?![\u200c\u200d])\p{C}/gu;
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What is not seen: spaces, and letters that are one. */
const BLANK = /^[\s\p{M}\u115f\u1160\u3164\uffa0\u200c\u200d]*$/u;
const NAMELESS = '?';

/** A name that came from outside, as it is shown: on one line, not too long, and the words round it keep their order. */
export function shortName(name: string): string {
  const seen = name.replaceAll(UNWANTED, ' ').trim();
  if (BLANK.test(seen)) return NAMELESS;
  const signs = seen.replaceAll(PILED, '$1').match(SIGNS) ?? [];
  const shown = signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : signs.join('');
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
