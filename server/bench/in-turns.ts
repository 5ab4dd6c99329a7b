const rounds = 60;
const warmUp = 10;

export const measureMilliseconds = async (ask: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await ask();
  return performance.now() - began;
};

export const getMedian = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Median milliseconds of two functions, run alternately so that a busy machine slows down both. */
export const measureAlternately = async (
  floor: () => Promise<unknown>,
  ours: () => Promise<unknown>,
): Promise<[floor: number, ours: number]> => {
  const times: { floor: number[]; ours: number[] } = { floor: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.floor.push(await measureMilliseconds(floor));
    times.ours.push(await measureMilliseconds(ours));
  }
  return [getMedian(times.floor.slice(warmUp)), getMedian(times.ours.slice(warmUp))];
};
