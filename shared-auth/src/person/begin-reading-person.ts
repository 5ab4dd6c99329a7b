import { getPermissions, getUserInfo } from 'server/contract/company/company.calls';
import { beginRead } from '../data/begin-read';
import { beginReadingCompany } from './use-company';

/** Asks who is here and for which company; answers when it is known what they may do. */
export const beginReadingPerson = (): Promise<void> | undefined => {
  void beginRead(getUserInfo, {});
  void beginReadingCompany();
  return beginRead(getPermissions, {});
};
