/** Fewest people whom a canary has to fail for: one alone could have made their failures up. */
export const fewestFailed = 3;
/** Of a hundred people who opened it, how many it may fail for at the most. */
export const mostFailed = 10;

/** People of the last 24 hours, each counted once. */
export interface CanaryPeople {
  /** Who opened it, whether it came or failed. */
  opened: number;
  /** For whom it failed at least once. */
  failed: number;
}

/** Whether a canary's failures take it back. */
export const isTakenBack = ({ opened, failed }: CanaryPeople): boolean =>
  failed >= fewestFailed && failed * 100 > opened * mostFailed;
