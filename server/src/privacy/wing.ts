import { joinRegistered, type Wing } from '../platform/domain';
import { privacyColumns } from './columns';
import { createErasures } from './erasure/erasures';
import { createDocumentNumbersDomain, markedNumbers } from './numbers/numbers';
import { ownConsentDomain } from './own-word/own-word';
import { readingLogDomain } from './reading/reading';
import { privacyReport } from './report/report';
import { createPrivacyPackages, privacyRequests } from './requests/requests';
import { createRetention } from './retention/retention';

export const privacyWing: Wing = {
  domains: [
    { register: () => undefined, personalData: [markedNumbers] },
    readingLogDomain,
    ownConsentDomain,
    privacyRequests,
    privacyReport,
  ],
  columns: privacyColumns,
  createOverseers: (wings) => {
    const domains = wings.flatMap((wing) => wing.domains);
    const data = joinRegistered(domains, 'personalData');
    return [
      ...[createErasures(data), createPrivacyPackages(data), createRetention(data)],
      createDocumentNumbersDomain(joinRegistered(domains, 'freeTexts')),
    ];
  },
};
