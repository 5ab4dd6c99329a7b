import type { Domain } from '../../platform/domain';
import { registerJobMailAddress } from './job-mail-address-routes';
import { createApplicationMailReceiver } from './receive-mailed';
import { refusedApplicationMail } from './refused-mail';

export const applyByMailDomain: Domain = {
  register: registerJobMailAddress,
  mailKinds: [refusedApplicationMail],
  receiveMail: createApplicationMailReceiver,
};
