const underWay = new Set<Promise<unknown>>();
const patience = 2_000;

/** Notes a write until it is answered. */
export const duringWrite = <Result>(write: Promise<Result>): Promise<Result> => {
  underWay.add(write);
  const end = () => void underWay.delete(write);
  write.then(end, end);
  return write;
};

/** Resolves when the writes of now are answered and have had their say, or have taken too long. */
export const writesAnswered = async (): Promise<void> => {
  if (underWay.size === 0) return;
  await Promise.race([
    Promise.allSettled(underWay),
    new Promise((done) => setTimeout(done, patience)),
  ]);
  // Who sent the write refreshes what it changed as soon as it is answered.
  await new Promise((done) => setTimeout(done, 50));
};
