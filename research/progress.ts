const LINES = 10;

/** A counter that writes a line on standard error at every tenth of the way. */
export function progressTo(total: number, unit: string): () => void {
  let done = 0;
  return () => {
    const before = Math.floor((LINES * done) / total);
    done++;
    if (Math.floor((LINES * done) / total) > before) process.stderr.write(`${done} of ${total} ${unit}\n`);
  };
}
