import { One } from '../../../contract/answer';
import { moveReasonShapes, OfferedReasons } from '../../../contract/applicants/reasons/move-reason';
import {
  getOfferedReasons,
  moveReasonCalls,
} from '../../../contract/applicants/reasons/move-reason.calls';
import type { Domain } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { createRecordDomain } from '../../platform/record-domain';
import { readOfferedReasons } from './assert-reason';
import { moveReasonList } from './move-reasons.list';

const setup = createRecordDomain({
  list: moveReasonList,
  calls: moveReasonCalls,
  shapes: moveReasonShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
  where: 'Set-Up, Reject and Withdraw Reasons',
  found: { route: 'setup.move-reasons', list: 'setup.move-reasons' },
});

export const moveReasonsDomain: Domain = {
  ...setup,
  register: (app, parts) => {
    setup.register(app, parts);
    route(
      app,
      getOfferedReasons,
      {
        schemas: { reply: One(OfferedReasons) },
        access: 'application:status',
        tag: 'Applicants',
        summary: 'Reasons that a rejection or withdrawal can be given, and whether it needs one.',
      },
      async () => ({ data: await readOfferedReasons(parts.db) }),
    );
  },
};
