import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import {
  ReferralSetting,
  ReferralSettingQuery,
  ReferralSettingUpdate,
} from '../../../contract/referrals/referral-rules/referral-setting';
import type { Permission } from '../../../contract/permission';
import * as calls from '../../../contract/referrals/referral-rules/referral-setting.calls';
import type { Database } from '../../platform/db/database';
import { route } from '../../platform/http/route';
import { getReferralSetting } from './get-referral-setting';
import { updateReferralSetting } from './update-referral-setting';

const tag = 'Referral settings';

export const registerReferralSettings = (
  app: FastifyInstance,
  db: Database,
  { view, edit }: { view: Permission; edit: Permission },
): void => {
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
      access: edit,
      tag,
      summary: 'Puts a way of calculation in force with its rules; they hold for new referrals.',
    },
    async ({ body, actor }) => ({ data: await updateReferralSetting(db, actor, body) }),
  );
};
