const LENGTHS = [
  'w',
  'gw',
  'gh',
  'u',
  'ht',
  'hand-rows',
  'fixed',
  'pitch',
  'river',
  'high',
  'pitch-most',
  'fan',
  'fan-line',
  'room',
  'middle',
  'rest',
  'reach',
  'row-pitch',
  'side',
  'rail',
  'hand',
  'block',
  'rows-high',
  'tile',
];

/**
 * Sizes that are made of other sizes are lengths: so they are worked out once, where they are set; else every element
 * that uses one would work out the whole sum again, for each of its properties. To be called before anything is drawn.
 */
export function registerLengths(): void {
  if (!('registerProperty' in CSS)) return;
  for (const name of LENGTHS)
    CSS.registerProperty({ name: `--${name}`, syntax: '<length>', inherits: true, initialValue: '0px' });
}
