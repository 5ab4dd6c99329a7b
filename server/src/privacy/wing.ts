import { joinRegistered, type Wing } from '../platform/domain';
import { privacyColumns } from './columns';
import { createErasures } from './erasure/erasures';
import { createNumbers, markedNumbers } from './numbers/numbers';
import { ownWordDomain } from './own-word/own-word';
import { reading } from './reading/reading';
import { privacyReport } from './report/report';
import { createPrivacyPackages, privacyRequests } from './requests/requests';
import { createRetention } from './retention/retention';

export const privacyWing: Wing = {
  domains: [
    { register: () => undefined, personalData: [markedNumbers] },
    reading,
    ownWordDomain,
    privacyRequests,
    privacyReport,
  ],
  columns: privacyColumns,
  createOverseers: (wings) => {
    const domains = wings.flatMap((wing) => wing.domains);
    const data = joinRegistered(domains, 'personalData');
    return [
      ...[createErasures(data), createPrivacyPackages(data), createRetention(data)],
      createNumbers(joinRegistered(domains, 'freeTexts')),
    ];
  },
};
