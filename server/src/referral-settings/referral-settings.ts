import { One } from '../../contract/answer';
import {
  ReferralSetting,
  ReferralSettingQuery,
  ReferralSettingUpdate,
} from '../../contract/referral-settings/referral-setting';
import * as calls from '../../contract/referral-settings/referral-setting.calls';
import type { Domain } from '../domain';
import { route } from '../http/route';
import { heardBy } from '../realtime/heard-by';
import { getReferralSetting } from './get-referral-setting';
import { updateReferralSetting } from './update-referral-setting';

const view = 'setup:view-referral';
const tag = 'Referral settings';

/** The rules that a new referral gets: when it is paid, whether, and whose it is. */
export const referralSettings: Domain = {
  register: (app, { db }) => {
    route(
      app,
      calls.getReferralSetting,
      {
        schemas: { query: ReferralSettingQuery, reply: One(ReferralSetting) },
        access: view,
        tag,
        summary: 'The rules of a way of calculation; without a type, those in force.',
      },
      async ({ query }) => ({ data: await getReferralSetting(db, query.referralSettingTypeId) }),
    );
    route(
      app,
      calls.updateReferralSetting,
      {
        schemas: { body: ReferralSettingUpdate, reply: One(ReferralSetting) },
        access: 'setup:edit-referral',
        tag,
        summary: 'Puts a way of calculation in force with its rules; they hold for new referrals.',
      },
      async ({ body, actor }) => ({ data: await updateReferralSetting(db, actor, body) }),
    );
  },
  audiences: { 'referral-setting': heardBy(view) },
};
