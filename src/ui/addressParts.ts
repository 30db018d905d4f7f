/** Signs without width, which messengers put into long words. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** A text without what messengers do to links: signs that are not seen, and signs written as `%23`. */
export function plainLink(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, decoded).replaceAll(UNSEEN, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What may stand around a part of a link. */
const OPENING = '[<("\'“‘«[]*';
const ADDRESS = new RegExp(`^#?/?([\\w-]+(?:/${OPENING}[\\w-]+)*)`);

/**
 * The parts of an address of this page: `#rules/taisen` and `#/rules/taisen` have the same two. A tail that came on the way
 * (`.`, `)`, `>`, `?utm_source=x`, `&fbclid=y`) is left out: parts are made of letters, digits, `-` and `_`.
 */
export function addressParts(hash: string): string[] {
  const [, parts = ''] = ADDRESS.exec(plainLink(hash)) ?? [];
  return parts.split('/').map((part) => part.replace(/^[^\w-]+/, ''));
}
