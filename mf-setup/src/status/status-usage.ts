import { applications } from 'mf-applicants/contract';
import { applicantStatuses, generalSettings, stages } from '../../contract';
import type { UsageLists } from '../setup/usage-text';

export const reservedStatusReason = 'It is one of every installation, so it stays as it is.';

export const statusUsageLists: UsageLists = {
  stage: (id) => ({ to: stages, search: { status: id } }),
  application: (id) => ({ to: applications, search: { status: id } }),
  'application.past': (id) => ({ to: applications, search: { wasInStatus: id } }),
  'general-settings': () => ({ to: generalSettings }),
};

export const statusNoun = { one: 'status', many: 'statuses', list: applicantStatuses };
