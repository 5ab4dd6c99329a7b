import { messages } from 'server/contract/messages';
import type { ReferralRow, ReferralSelection } from 'server/contract/referrals/payouts/referral';
import { deletePayableReferrals } from 'server/contract/referrals/payouts/referral.calls';
import { download, fileAddress, usePermission, useWrite } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { exportBy } from 'shell/sdk/list';
import { entryOf, resolve, useShell, type Selected } from 'shell/sdk/react';
import { openFile, useDeletion } from 'shell/sdk/record';
import { applicantDetail } from 'mf-applicants/contract';
import { payableDetail, payoutBatches, payoutCalendar } from '../../contract';

/**
 * Deletes referrals but not their applicants; the server refuses referrals whose payout is approved, exported
 * or paid.
 */
export const useReferralDeletion = (onDeleted?: () => void) => {
  const { send } = useWrite(deletePayableReferrals);
  const deletion = useDeletion<ReferralSelection>({
    may: usePermission('referral:delete'),
    remove: (referrals) => send({ body: referrals }),
    done: messages.submitted,
    onDeleted,
  });
  return {
    ...deletion,
    ofRow: (selected: Selected<ReferralSelection>, { mayDelete }: ReferralRow): MenuEntry =>
      deletion.of(mayDelete ? selected : { ...selected, refusal: messages.payout.decided }),
  };
};

/** From a `payable` export the server omits referrals whose release period is not over. */
export const useReferralExport = (list: 'referral' | 'payable-referral' = 'referral') =>
  exportBy(usePermission('list:export'), (rows: ReferralSelection, columns) =>
    download({ kind: 'list', list, rows, columns }),
  );

export const useReferralLinks = () => {
  const shell = useShell();
  const neverReadsResumes = usePermission('application:resume').isForbidden;
  return {
    resume: ({ resumeFileId }: ReferralRow): MenuEntry => ({
      id: 'resume',
      label: 'View Resume',
      isHidden: neverReadsResumes,
      disabledReason: resumeFileId ? undefined : 'This applicant came without a resume.',
      onSelect: () => {
        if (resumeFileId)
          void openFile(() => fileAddress({ kind: 'file', fileId: resumeFileId }), 'resume');
      },
    }),
    applicant: ({ applicantId: id }: ReferralRow): MenuEntry =>
      entryOf(
        'applicant',
        'View Applicant',
        resolve({ to: applicantDetail, params: { id } }, shell),
      ),
    payable: ({ applicantId: id }: ReferralRow): MenuEntry =>
      entryOf('payable', 'View Payable', resolve({ to: payableDetail, params: { id } }, shell)),
    calendar: entryOf('calendar', 'Payout calendar', resolve({ to: payoutCalendar }, shell)),
    batches: entryOf('batches', 'Payout batches', resolve({ to: payoutBatches }, shell)),
    addressOf: ({ applicantId: id }: ReferralRow): string | undefined =>
      resolve({ to: payableDetail, params: { id } }, shell).href,
  };
};
