import { fewestFailed, mostFailed } from '../../../contract/console/registry/canary-constants';

/** Numbers of users in the last 24 hours. */
export interface CanaryPeople {
  opened: number;
  failed: number;
}

export const shouldTakeBack = ({ opened, failed }: CanaryPeople): boolean =>
  failed >= fewestFailed && failed * 100 > opened * mostFailed;
