/** Each step is a tenth longer than the one before, so that a load time is known within five percent. */
const stepGrowth = 1.1;

export const toLoadTimeStep = (milliseconds: number): number =>
  Math.round(Math.log(Math.max(1, milliseconds)) / Math.log(stepGrowth));

export interface LoadTimeStepCount {
  step: number;
  times: number;
}

/** 75th percentile of load times in milliseconds; null without loads. */
export const getPercentile75 = (counted: readonly LoadTimeStepCount[]): number | null => {
  const total = counted.reduce((sum, { times }) => sum + times, 0);
  let left = Math.ceil(total * 0.75);
  for (const { step, times } of [...counted].sort((one, other) => one.step - other.step)) {
    left -= times;
    if (left <= 0) return Math.round(stepGrowth ** step);
  }
  return null;
};
