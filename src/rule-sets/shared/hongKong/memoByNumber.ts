/** Remembers what was made of each small number. Sheets and payments share it, so it is never changed. */
export function memoByNumber<Made extends object>(make: (value: number) => Made): (value: number) => Made {
  const made: Made[] = [];
  return (value) => (made[value] ??= make(value));
}
