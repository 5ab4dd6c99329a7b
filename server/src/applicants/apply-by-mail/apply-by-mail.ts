import type { Domain } from '../../platform/domain';
import { registerJobMailAddress } from './job-mail-address-routes';
import { createMailReceiver } from './receive-mailed';
import { refusedApplicationMail } from './refused-mail';

export const applyByMailDomain: Domain = {
  register: registerJobMailAddress,
  mailKinds: [refusedApplicationMail],
  receiveMail: createMailReceiver,
};
