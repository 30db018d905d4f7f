/** Longer names are cut, in characters. */
const LONGEST = 40;
/** More marks on one letter only make it tall. */
const TALL = /(\p{M}{3})\p{M}+/gu;
/** What ends a line or leaves room. */
const BREAKS = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;
/** What cannot be seen. Names need what joins letters or chooses between signs: that stays. */
const SHAPELESS = /(?![\u200C\u200D\p{M}])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** A player's name as it was read: on one line, not too long, and only of what can be seen. A dash where nothing is left. */
export function cleanName(name: string): string {
  const plain = name.replaceAll(BREAKS, ' ').replaceAll(SHAPELESS, '').replaceAll(TALL, '$1');
  const cut = [...plain.replaceAll(/\s+/g, ' ').trim()].slice(0, LONGEST).join('');
  return cut.replace(/[\s\u200C\u200D]+$/, '') || '–';
}
