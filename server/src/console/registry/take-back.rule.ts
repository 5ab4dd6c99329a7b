import { fewestFailed, mostFailed } from '../../../contract/console/registry/canary-constants';

/** Numbers of users in the last 24 hours. */
export interface CanaryUserCounts {
  opened: number;
  failed: number;
}

export const shouldEndCanary = ({ opened, failed }: CanaryUserCounts): boolean =>
  failed >= fewestFailed && failed * 100 > opened * mostFailed;
