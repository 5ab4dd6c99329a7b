import { getPermissions, getUserInfo } from 'server/contract/company/company.calls';
import { beginRead } from '../data/begin-read';
import { beginReadingCompany } from './use-company';

/** Asks who is here and for which company: `allowed` ends when it is known what they may do. */
export const beginReadingPerson = (): { allowed: Promise<unknown>; known: Promise<unknown> } => {
  const known = Promise.all([beginRead(getUserInfo, {}), beginReadingCompany()]);
  return { allowed: Promise.resolve(beginRead(getPermissions, {})), known };
};
