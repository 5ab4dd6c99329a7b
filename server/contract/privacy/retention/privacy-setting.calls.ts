import type { One } from '../../answer';
import { call } from '../../call';
import type { PrivacySetting, PrivacySettingChange } from './privacy-setting';

const path = '/api/v1/privacy-setting';

export const getPrivacySetting = call<{ reply: One<PrivacySetting> }>('GET', path, {
  shows: ['privacy-setting'],
});

export const updatePrivacySetting = call<{
  body: PrivacySettingChange;
  reply: One<PrivacySetting>;
}>('PUT', path, { changes: ['privacy-setting', 'record-reading'] });
