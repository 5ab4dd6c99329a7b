import { getPermissions, getUserInfo } from 'server/contract/platform/company/company.calls';
import { beginRead } from '../data/begin-read';
import { beginReadingCompany } from './use-company';

/**
 * Starts to load data of the signed-in user: `allowed` resolves when permissions are loaded, `known` when
 * user and company are.
 */
export const beginReadingPerson = (): { allowed: Promise<unknown>; known: Promise<unknown> } => {
  const known = Promise.all([beginRead(getUserInfo, {}), beginReadingCompany()]);
  return { allowed: Promise.resolve(beginRead(getPermissions, {})), known };
};
