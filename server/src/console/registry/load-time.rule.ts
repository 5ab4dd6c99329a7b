/** Steps grow by a tenth, so that a time is known within five percent. */
const growth = 1.1;

export const toStep = (milliseconds: number): number =>
  Math.round(Math.log(Math.max(1, milliseconds)) / Math.log(growth));

export interface StepCount {
  step: number;
  times: number;
}

/** Milliseconds of the 75th percentile; null without loads. */
export const getPercentile75 = (counted: readonly StepCount[]): number | null => {
  const total = counted.reduce((sum, { times }) => sum + times, 0);
  let left = Math.ceil(total * 0.75);
  for (const { step, times } of [...counted].sort((one, other) => one.step - other.step)) {
    left -= times;
    if (left <= 0) return Math.round(growth ** step);
  }
  return null;
};
