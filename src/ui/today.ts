/** The date where the player is: `2026-11-22`. */
export function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => `${part}`.padStart(2, '0')).join('-');
}
