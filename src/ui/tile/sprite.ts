import spriteUrl from './tiles.svg?url';

/** Puts the tile faces into the page once: symbols that take their colours from the page's own properties. */
export async function loadSprite(page: Document): Promise<void> {
  const answer = await fetch(spriteUrl);
  if (!answer.ok) throw new Error(`The tile faces could not be loaded (${answer.status}).`);
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  page.body.prepend(page.importNode(sprite, true));
}
