import { fewestFailed, mostFailed } from '../../../contract/registry/canary-constants';

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
