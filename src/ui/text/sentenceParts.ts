import type { TileKind } from '../../engine/types';

/** A piece of a sentence: words, or a tile that is drawn in it. */
export type Part = string | { readonly tile: TileKind };

/** A sentence with tiles in it, as a tagged template: values are words, numbers, or parts. */
export function say(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | readonly Part[])[]
): readonly Part[] {
  return joined(
    texts.flatMap((text, at) => {
      const value = values[at] ?? '';
      return [text, ...(typeof value === 'object' ? value : [`${value}`])];
    }),
  );
}

/** Tiles one after the other. */
export function drawn(kinds: readonly TileKind[]): readonly Part[] {
  return kinds.map((tile) => ({ tile }));
}

/** Several parts with words between them, and other words before the last. */
export function listed(items: readonly (readonly Part[])[], between: string, last: string): readonly Part[] {
  return joined(
    items.flatMap((item, at) => {
      if (at === 0) return item;
      return [at === items.length - 1 ? last : between, ...item];
    }),
  );
}

/** With a capital letter where the sentence begins with words. */
export function capital(parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : parts;
}

/** Words that stand next to each other become one piece. */
function joined(parts: readonly Part[]): readonly Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}

/** The sentence as plain text, tiles by their names. */
export function plainText(parts: readonly Part[], { name, between }: TileNames): string {
  return parts
    .map((part, at) => {
      if (typeof part === 'string') return part;
      const follows = typeof parts[at - 1] === 'object';
      return (follows ? between : '') + name(part.tile);
    })
    .join('');
}

export interface TileNames {
  readonly name: (kind: TileKind) => string;
  /** Stands between the names of two tiles. */
  readonly between: string;
}
