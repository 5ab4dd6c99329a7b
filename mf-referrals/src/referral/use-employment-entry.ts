import { messages } from 'server/contract/messages';
import type { ReferralRow } from 'server/contract/referrals/payouts/referral';
import type { MenuEntry } from 'shared-ui';
import { usePanelEntry } from 'shell/sdk/react';
import { employment } from '../../contract';

export const useEmploymentEntry = () => {
  const entryOf = usePanelEntry(employment, (applicantId) => ({ applicantId }));
  return ({ applicantId, status }: ReferralRow): MenuEntry =>
    entryOf(applicantId, {
      label: 'Employment',
      reason: status?.category === 'hired' ? undefined : messages.status.notHired,
    });
};
