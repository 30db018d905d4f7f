const LONGEST = 160;
const DEEPEST = 40;

/** A value from outside as it stands in an error sentence: on one line, shortened, whatever it is. */
export function quote(value: unknown): string {
  const text = isDeep(value) ? 'something nested too deep' : (JSON.stringify(value) ?? 'nothing');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Whether JSON is nested deeper than anything this project reads. */
export function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
