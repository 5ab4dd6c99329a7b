import { joinRegistered, type Domain } from '../platform/domain';
import { createErasures } from '../privacy/erasure/erasures';
import { createPrivacyPackages } from '../privacy/requests/requests';
import { createRetention } from '../privacy/retention/retention';

/** They reach what all other domains keep of applicants. */
export const createPrivacyDomains = (domains: readonly Domain[]): Domain[] => {
  const data = joinRegistered(domains, 'personalData');
  return [createErasures(data), createPrivacyPackages(data), createRetention(data)];
};
