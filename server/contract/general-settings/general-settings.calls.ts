import type { One } from '../answer';
import { call } from '../call';
import type {
  DefaultStatuses,
  GeneralSettings,
  GeneralSettingsUpdate,
  PromisedStatuses,
} from './general-settings';

const path = '/api/v1/general-settings';
const shows = { shows: ['applicant-status', 'status', 'stage'] };

export const getGeneralSettings = call<{ reply: One<GeneralSettings> }>('GET', path);

export const updateGeneralSettings = call<{
  body: GeneralSettingsUpdate;
  reply: One<GeneralSettings>;
}>('PUT', path, { changes: ['general-settings'] });

/** What a save leaves as it is: the statuses that referrals so far were promised to be paid with. */
export const getPromisedStatuses = call<{ reply: One<PromisedStatuses> }>(
  'GET',
  `${path}/promised-statuses`,
  { shows: ['referral', 'general-settings'] },
);

/** Statuses of jobs without a hiring process. */
export const getStatusesWithoutProcess = call<{ reply: One<DefaultStatuses> }>(
  'GET',
  '/api/v1/default-setting-withouthiring-status',
  shows,
);

/** Statuses of the stages of hiring pipelines. */
export const getStatusesWithProcess = call<{ reply: One<DefaultStatuses> }>(
  'GET',
  '/api/v1/default-setting-withhiring-status',
  shows,
);
