import type { One } from '../../answer';
import { call } from '../../call';
import type {
  DefaultStatuses,
  GeneralSettings,
  GeneralSettingsUpdate,
  StatusesOfPromisedPayouts,
} from './general-settings';

const path = '/api/v1/general-settings';
const shows = { shows: ['applicant-status', 'status', 'stage'] };

export const getGeneralSettings = call<{ reply: One<GeneralSettings> }>('GET', path);

export const updateGeneralSettings = call<{
  body: GeneralSettingsUpdate;
  reply: One<GeneralSettings>;
}>('PUT', path, { changes: ['general-settings'] });

/**
 * Statuses at which existing referrals were promised a payout; saving other settings does not change these
 * promises.
 */
export const getStatusesOfPromisedPayouts = call<{ reply: One<StatusesOfPromisedPayouts> }>(
  'GET',
  `${path}/promised-statuses`,
  { shows: ['referral', 'general-settings'] },
);

export const getStatusesWithoutProcess = call<{ reply: One<DefaultStatuses> }>(
  'GET',
  '/api/v1/default-setting-withouthiring-status',
  shows,
);

export const getStatusesWithProcess = call<{ reply: One<DefaultStatuses> }>(
  'GET',
  '/api/v1/default-setting-withhiring-status',
  shows,
);
