/** Two steps apart is a fifth more time, so that a time is told from its step to five per cent. */
const growth = 1.1;

/** The step that a time in milliseconds is counted at. */
export const stepOf = (milliseconds: number): number =>
  Math.round(Math.log(Math.max(1, milliseconds)) / Math.log(growth));

export interface Counted {
  step: number;
  times: number;
}

/** Milliseconds that three quarters of the loads stayed within; `null` without loads. */
export const threeQuarters = (counted: readonly Counted[]): number | null => {
  const total = counted.reduce((sum, { times }) => sum + times, 0);
  let left = Math.ceil(total * 0.75);
  for (const { step, times } of [...counted].sort((one, other) => one.step - other.step)) {
    left -= times;
    if (left <= 0) return Math.round(growth ** step);
  }
  return null;
};
