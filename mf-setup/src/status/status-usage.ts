import { applications } from 'mf-applicants/contract';
import { generalSettings, stages } from '../../contract';
import type { UsageLists } from '../setup/usage-words';

/** Why a status of every installation is neither changed nor deleted. */
export const reservedReason = 'It is one of every installation, so it stays as it is.';

/** Where what uses a status is listed. */
export const statusUsedIn: UsageLists = {
  stage: (id) => ({ to: stages, search: { status: id } }),
  application: (id) => ({ to: applications, search: { status: id } }),
  'application.past': (id) => ({ to: applications, search: { wasInStatus: id } }),
  'general-settings': () => ({ to: generalSettings }),
};
