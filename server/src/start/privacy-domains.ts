import { joinRegistered, type Domain } from '../platform/domain';
import { createErasures } from '../privacy/erasure/erasures';
import { createNumbers } from '../privacy/numbers/numbers';
import { createPrivacyPackages } from '../privacy/requests/requests';
import { createRetention } from '../privacy/retention/retention';

/** Domains that read and erase the personal data of applicants in all other domains. */
export const createPrivacyDomains = (domains: readonly Domain[]): Domain[] => {
  const data = joinRegistered(domains, 'personalData');
  return [
    ...[createErasures(data), createPrivacyPackages(data), createRetention(data)],
    createNumbers(joinRegistered(domains, 'freeTexts')),
  ];
};
