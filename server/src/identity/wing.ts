import type { Wing } from '../platform/domain';
import { identityColumns } from './columns';
import { peopleDomain } from './people/people';
import { serviceTokensDomain } from './service-tokens/service-tokens';
import { failingProviderMail } from './single-sign-on/failing-provider-mail';

export const identityWing: Wing = {
  domains: [
    { register: () => undefined, mailKinds: [failingProviderMail] },
    peopleDomain,
    serviceTokensDomain,
  ],
  columns: identityColumns,
};
