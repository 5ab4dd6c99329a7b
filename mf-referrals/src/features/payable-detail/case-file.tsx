import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { maritalStatuses } from 'server/contract/applicants/details/applicant-details-constants';
import type { ReferralRecord } from 'server/contract/referrals/payouts/referral';
import { EntryButton, PageHead, formatPersonName, Stack, StatusMark, Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { usePanelEntry } from 'shell/sdk/react';
import {
  applicantDetails,
  hiredReferrals,
  jobReferrals,
  joiningConfirmation,
  payableReferrals,
  referralsInProgress,
  totalReferrals,
} from '../../../contract';
import { BackToList } from '../../referral/back-to-list';
import { useChatEntry } from '../../referral/use-chat-entry';
import { useCompanyDays } from '../../referral/use-company-days';
import { useEmploymentEntry } from '../../referral/use-employment-entry';
import { PayoutMark } from '../../referral/payout-mark';
import { renderDate } from '../../referral/render-date';
import { formatReferralAmount, formatNameOrDash } from '../../referral/format';
import { ReferralCheckActions } from './mark-referral';
import { PayoutHistory } from './payout-history';
import { PayoutRules } from './payout-rules';

const renderDay = (value: string | null | undefined) => (value ? renderDate(value) : undefined);

const payableListLink = { to: jobReferrals, title: 'Referral Payable' };
const otherLists = [
  { to: payableReferrals, title: payableListLink.title },
  { to: totalReferrals, title: 'Total No. Of Referral' },
  { to: referralsInProgress, title: 'Referral In Progress' },
  { to: hiredReferrals, title: 'Referral Hired' },
];

export const CaseFile = ({ referral }: { referral: ReferralRecord }) => {
  const { dayAt } = useCompanyDays();
  const employmentOf = useEmploymentEntry();
  const chatOf = useChatEntry();
  const confirmationOf = usePanelEntry(joiningConfirmation, (applicantId) => ({
    applicantId,
    joiningDate: referral.joiningDate ?? '',
  }));
  const detailsOf = usePanelEntry(applicantDetails, (applicantId) => ({ applicantId }));
  const { job, user, recruiter, status, referralStatus, contact, promise } = referral;
  const { rules, history, details } = referral;
  const isOwn = rules === undefined;
  return (
    <Stack gap="4">
      <div>
        <BackToList list={payableListLink} others={otherLists} />
        <PageHead
          title={formatPersonName(referral)}
          words={formatJobTitle(job)}
          actions={
            <>
              <EntryButton entry={chatOf(referral)} />
              {isOwn ? null : <EntryButton entry={employmentOf(referral)} />}
              {referral.mayConfirmJoining ? (
                <EntryButton
                  entry={confirmationOf(referral.applicantId, { label: 'Confirm joining date' })}
                />
              ) : null}
              {details ? (
                <EntryButton entry={detailsOf(referral.applicantId, { label: 'Edit details' })} />
              ) : null}
            </>
          }
        />
      </div>
      <Part title="Payout">
        <FactList
          facts={[
            { name: 'Status', value: <PayoutMark {...referralStatus} /> },
            {
              name: isOwn ? 'Expected date' : 'Eligibility date',
              value: renderDay(referral.eligibilityDate),
            },
            ...(referral.currency === undefined
              ? []
              : [{ name: 'Amount', value: formatReferralAmount(referral) }]),
            { name: 'Referred date', value: dayAt(referral.referredDate) },
            { name: 'Progress', value: referral.progress },
            ...(promise?.slab ? [{ name: 'Referral slab', value: promise.slab }] : []),
          ]}
        />
      </Part>
      {rules ? <PayoutRules rules={rules} /> : null}
      {isOwn ? null : <ReferralCheckActions referral={referral} />}
      {isOwn ? null : (
        <Part title="Basic Details">
          <FactList
            facts={[
              ...(details
                ? [
                    { name: "Father's name", value: details.fatherName },
                    { name: 'Date of birth', value: renderDay(details.birthDate) },
                    {
                      name: 'Marital status',
                      value: details.maritalStatus && maritalStatuses[details.maritalStatus],
                    },
                  ]
                : []),
              { name: 'Applicant status', value: status && <StatusMark {...status} /> },
              { name: 'Joining date', value: renderDay(referral.joiningDate) },
              { name: 'Leaving date', value: renderDay(referral.leavingDate) },
              { name: 'Recruiter assigned', value: formatNameOrDash(recruiter) },
            ]}
          />
        </Part>
      )}
      {isOwn ? null : (
        <Part title="Reference Details">
          <FactList facts={[{ name: 'Referred by', value: formatNameOrDash(user) }]} />
        </Part>
      )}
      {contact ? (
        <Part title="Contact Information">
          <FactList
            facts={[
              ...(details
                ? [
                    {
                      name: 'Address',
                      value: details.address && (
                        <Text whiteSpace="pre-line">{details.address}</Text>
                      ),
                    },
                  ]
                : []),
              { name: 'Phone', value: contact.phone },
              { name: 'Email', value: contact.email },
            ]}
          />
        </Part>
      ) : null}
      {history && history.length > 0 ? <PayoutHistory history={history} /> : null}
    </Stack>
  );
};
