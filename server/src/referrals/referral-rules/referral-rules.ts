import { One } from '../../../contract/answer';
import { eligibilityShapes } from '../../../contract/referrals/referral-rules/eligibility';
import { eligibilityCalls } from '../../../contract/referrals/referral-rules/eligibility.calls';
import { OpenReferrals } from '../../../contract/referrals/referral-rules/open-referrals';
import { getOpenReferrals } from '../../../contract/referrals/referral-rules/open-referrals.calls';
import { slabShapes } from '../../../contract/referrals/referral-rules/slab';
import { slabCalls } from '../../../contract/referrals/referral-rules/slab.calls';
import type { Domain } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { createExportedList } from '../../platform/lists/list-exports';
import { createRecordSearch } from '../../platform/lists/record-search';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { eligibilityList } from './eligibility.list';
import { registerReferralSettings } from './setting-routes';
import { slabList } from './slabs.list';
import { readOpenReferrals } from './open-referrals';

const viewPermission = 'setup:view-referral';
const editPermission = 'setup:edit-referral';

export const referralRulesDomain: Domain = {
  register: (app, { db }) => {
    registerRecords(app, db, {
      list: slabList,
      calls: slabCalls,
      shapes: slabShapes,
      view: viewPermission,
      edit: editPermission,
      where: 'Referral Amount',
    });
    registerRecords(app, db, {
      list: eligibilityList,
      calls: eligibilityCalls,
      shapes: eligibilityShapes,
      view: viewPermission,
      edit: editPermission,
    });
    registerReferralSettings(app, db, { view: viewPermission, edit: editPermission });
    route(
      app,
      getOpenReferrals,
      {
        schemas: { reply: One(OpenReferrals) },
        access: viewPermission,
        tag: 'Referral settings',
        summary: 'How many referrals are open; a changed rule touches none of them.',
      },
      async () => ({ data: await readOpenReferrals(db) }),
    );
  },
  lists: [
    createExportedList(slabList, { access: viewPermission, selection: slabShapes.selection }),
    createExportedList(eligibilityList, {
      access: viewPermission,
      selection: eligibilityShapes.selection,
    }),
  ],
  searched: [
    createRecordSearch(slabList, viewPermission, {
      route: 'setup.referral-amount',
      list: 'setup.referral-amount',
    }),
  ],
  audiences: {
    // Amounts are visible to everyone who may refer people.
    [slabList.kind]: permissionAudience('job:edit', 'referral:submit', viewPermission),
    [eligibilityList.kind]: permissionAudience('referral:submit', viewPermission),
    'referral-setting': permissionAudience('referral:submit', viewPermission),
  },
};
