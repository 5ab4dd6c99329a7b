import { joinDomainEntries, type Wing } from '../platform/domain';
import { privacyColumns } from './columns';
import { createErasuresDomain } from './erasure/erasures';
import { createDocumentNumbersDomain, numberMarkPersonalData } from './numbers/numbers';
import { ownConsentDomain } from './own-word/own-word';
import { readingLogDomain } from './reading/reading';
import { privacyReportDomain } from './report/report';
import { createPrivacyPackagesDomain, privacyRequestsDomain } from './requests/requests';
import { createRetentionDomain } from './retention/retention';

export const privacyWing: Wing = {
  domains: [
    { register: () => undefined, personalData: [numberMarkPersonalData] },
    readingLogDomain,
    ownConsentDomain,
    privacyRequestsDomain,
    privacyReportDomain,
  ],
  columns: privacyColumns,
  createOverseers: (wings) => {
    const domains = wings.flatMap((wing) => wing.domains);
    const data = joinDomainEntries(domains, 'personalData');
    return [
      ...[
        createErasuresDomain(data),
        createPrivacyPackagesDomain(data),
        createRetentionDomain(data),
      ],
      createDocumentNumbersDomain(joinDomainEntries(domains, 'freeTexts')),
    ];
  },
};
