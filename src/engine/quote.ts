const LONGEST = 100;
/** What a terminal or a page does not show as a sign, or shows as a new line. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const DEEPEST = 40;

/** A value from outside as it stands in an error sentence: on one line, of at most 101 characters, whatever it is. */
export function quote(value: unknown): string {
  const text = isDeep(value) ? 'something nested too deep' : (JSON.stringify(value) ?? 'nothing');
  const shown = printable(text.slice(0, LONGEST + 1));
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…` : shown;
}

/** A text whose signs without a shape are written as numbers, so that it stays on one line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Whether JSON is nested deeper than anything this project reads. */
export function isDeep(value: unknown, levels = DEEPEST): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Array.isArray(value) ? value : Object.values(value)).some(
      (each: unknown) => levels === 0 || isDeep(each, levels - 1),
    )
  );
}
