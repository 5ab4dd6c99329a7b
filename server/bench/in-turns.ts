const rounds = 60;
const warmUp = 10;

export const timed = async (ask: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await ask();
  return performance.now() - began;
};

export const medianOf = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Median milliseconds of two functions, run alternately so that a busy machine slows down both. */
export const inTurns = async (
  floor: () => Promise<unknown>,
  ours: () => Promise<unknown>,
): Promise<[floor: number, ours: number]> => {
  const times: { floor: number[]; ours: number[] } = { floor: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.floor.push(await timed(floor));
    times.ours.push(await timed(ours));
  }
  return [medianOf(times.floor.slice(warmUp)), medianOf(times.ours.slice(warmUp))];
};
