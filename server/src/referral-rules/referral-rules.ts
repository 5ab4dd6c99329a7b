import { One } from '../../contract/answer';
import { eligibilityShapes } from '../../contract/referral-rules/eligibility';
import { eligibilityCalls } from '../../contract/referral-rules/eligibility.calls';
import { slabShapes, StoredReferrals } from '../../contract/referral-rules/slab';
import { getStoredReferrals, slabCalls } from '../../contract/referral-rules/slab.calls';
import type { Domain } from '../domain';
import { route } from '../http/route';
import { exportedList } from '../lists/list-exports';
import { registerRecords } from '../lists/record-routes';
import { heardBy } from '../realtime/heard-by';
import { eligibilityList } from './eligibility.list';
import { slabList } from './slabs.list';
import { readStoredReferrals } from './stored-referrals';

const view = 'setup:view-referral';
const edit = 'setup:edit-referral';

/** What referrals are worth, and who may refer. */
export const referralRules: Domain = {
  register: (app, { db }) => {
    registerRecords(app, db, {
      list: slabList,
      calls: slabCalls,
      shapes: slabShapes,
      view,
      edit,
    });
    registerRecords(app, db, {
      list: eligibilityList,
      calls: eligibilityCalls,
      shapes: eligibilityShapes,
      view,
      edit,
    });
    route(
      app,
      getStoredReferrals,
      {
        schemas: { reply: One(StoredReferrals) },
        access: view,
        tag: 'Slabs',
        summary: 'How many referrals are stored; a changed slab touches none of them.',
      },
      async () => ({ data: await readStoredReferrals(db) }),
    );
  },
  lists: [
    exportedList(slabList, { access: view, selection: slabShapes.selection }),
    exportedList(eligibilityList, { access: view, selection: eligibilityShapes.selection }),
  ],
  audiences: {
    [slabList.kind]: heardBy('job:edit', view),
    [eligibilityList.kind]: heardBy(view),
  },
};
