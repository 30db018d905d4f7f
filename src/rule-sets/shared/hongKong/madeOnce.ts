/** What follows from a small number, made once for each. It is never changed, so that sheets and payments share it. */
export function madeOnce<Made extends object>(make: (value: number) => Made): (value: number) => Made {
  const made: Made[] = [];
  return (value) => (made[value] ??= make(value));
}
