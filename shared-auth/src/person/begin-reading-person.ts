import { getPermissions, getUserInfo } from 'server/contract/company.calls';
import { beginRead } from '../data/begin-read';
import { companyClock } from './company-clock';
import { beginReadingCompany } from './use-company';

/** Asks who is here and for which company; answers when it is known what they may do. */
export const beginReadingPerson = (): Promise<void> | undefined => {
  void beginRead(getUserInfo, {});
  void beginReadingCompany();
  const allowances = beginRead(getPermissions, {});
  // The first clock of a page takes a browser 10 ms, which are free while it waits for answers.
  companyClock();
  return allowances;
};
