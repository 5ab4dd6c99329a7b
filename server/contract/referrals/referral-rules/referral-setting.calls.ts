import type { One } from '../../answer';
import { call } from '../../call';
import type {
  ReferralSetting,
  ReferralSettingQuery,
  ReferralSettingUpdate,
} from './referral-setting';

export const getReferralSetting = call<{
  query: ReferralSettingQuery;
  reply: One<ReferralSetting>;
}>('GET', '/api/v1/get-referral-setting-by-referralType', { shows: ['referral-setting'] });

export const updateReferralSetting = call<{
  body: ReferralSettingUpdate;
  reply: One<ReferralSetting>;
}>('PUT', '/api/v1/referral-setting', { changes: ['referral-setting'] });
