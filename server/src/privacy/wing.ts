import { joinRegistered, type Wing } from '../platform/domain';
import { privacyColumns } from './columns';
import { createErasuresDomain } from './erasure/erasures';
import { createDocumentNumbersDomain, markedNumbers } from './numbers/numbers';
import { ownConsentDomain } from './own-word/own-word';
import { readingLogDomain } from './reading/reading';
import { privacyReportDomain } from './report/report';
import { createPrivacyPackagesDomain, privacyRequestsDomain } from './requests/requests';
import { createRetentionDomain } from './retention/retention';

export const privacyWing: Wing = {
  domains: [
    { register: () => undefined, personalData: [markedNumbers] },
    readingLogDomain,
    ownConsentDomain,
    privacyRequestsDomain,
    privacyReportDomain,
  ],
  columns: privacyColumns,
  createOverseers: (wings) => {
    const domains = wings.flatMap((wing) => wing.domains);
    const data = joinRegistered(domains, 'personalData');
    return [
      ...[
        createErasuresDomain(data),
        createPrivacyPackagesDomain(data),
        createRetentionDomain(data),
      ],
      createDocumentNumbersDomain(joinRegistered(domains, 'freeTexts')),
    ];
  },
};
