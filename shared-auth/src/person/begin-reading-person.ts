import { getPermissions, getUserInfo } from 'server/contract/platform/company/company.calls';
import { beginRead } from '../data/begin-read';
import { beginReadingCompany } from './use-company';

/** `allowed` resolves when the user's permissions are known, `known` with user and company. */
export const beginReadingPerson = (): { allowed: Promise<unknown>; known: Promise<unknown> } => {
  const known = Promise.all([beginRead(getUserInfo, {}), beginReadingCompany()]);
  return { allowed: Promise.resolve(beginRead(getPermissions, {})), known };
};
