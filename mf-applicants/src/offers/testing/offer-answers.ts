import type { Offer } from 'server/contract/interviews/offers/offer';

export const createOffer = (changes: Partial<Offer> = {}): Offer => ({
  ...{ id: 5, applicantId: 31, name: 'Asha Rao', jobId: 7, jobTitle: 'Baker' },
  ...{ state: 'draft', number: 1, position: 'Head baker', pay: 52_000.5, currency: 'EUR' },
  ...{ period: 'year', startsOn: '2027-03-01', expiresOn: '2026-12-20' },
  ...{ templateId: 1, template: 'Offer letter', madeBy: { userId: 2, name: 'Ravi Shah' } },
  ...{ madeAt: '2026-11-21T10:00:00Z', sentAt: null, closedAt: null, signedName: '' },
  ...{ reason: '', fileId: null, approvals: [], editions: [], mayApprove: false, version: 3 },
  ...changes,
});

export const toPage = (offers: Offer[]) => ({
  data: offers,
  meta: { total: offers.length, current_page: 1, last_page: 1, from: 1, to: offers.length },
});
