import { fail, ok, type Result } from '../../src/engine/result';

function markersOf(name: string): { readonly begin: string; readonly end: string } {
  return { begin: `<!-- begin ${name} -->`, end: `<!-- end ${name} -->` };
}

/** A text with everything between the two marker comments of this name replaced. */
export function replaceBetweenMarkers(text: string, name: string, between: string): Result<string> {
  const { begin, end } = markersOf(name);
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return fail(`has no place for the table: ${begin} and, after it, ${end}.`);
  return ok(`${text.slice(0, from)}${begin}\n\n${between}\n\n${text.slice(to)}`);
}
