/** Computers know the call but have nothing that shakes. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
