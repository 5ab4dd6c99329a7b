import { getReferral } from 'server/contract/referrals/referral.calls';
import { recordReader } from 'shared-auth';
import { Skeleton } from 'shared-ui';
import { RecordPage } from 'shell/sdk/record';
import { jobReferrals } from '../../../contract';
import { CaseFile } from './case-file';

const useReferral = recordReader(getReferral);
const noun = { one: 'referral', many: 'referrals', list: jobReferrals };

/** The case file of a referral: why it is payable or not, and what was done with it. */
export const PayableDetailPage = () => (
  <RecordPage
    title="Referral Payable"
    noun={noun}
    useRecord={useReferral}
    onItsWay={<Skeleton height="320px" />}
  >
    {(referral) => <CaseFile referral={referral} />}
  </RecordPage>
);
