import type { Domain } from '../../platform/domain';
import { registerApplyingCalls } from './api-routes';
import { registerApplyPages } from './apply-routes';
import { applyingMails } from './applying-mails';
import { createSendingLimits } from './sending-limit';

export const applying: Domain = {
  register: (app, parts) => {
    const limits = createSendingLimits(parts, app.log);
    registerApplyingCalls(app, parts, limits);
    registerApplyPages(app, parts, limits);
  },
  mailKinds: applyingMails,
};
