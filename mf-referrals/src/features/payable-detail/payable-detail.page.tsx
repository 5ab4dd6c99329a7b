import { getReferral } from 'server/contract/referrals/payouts/referral.calls';
import { recordReader } from 'shared-auth';
import { Skeleton } from 'shared-ui';
import { RecordPage } from 'shell/sdk/record';
import { jobReferrals } from '../../../contract';
import { CaseFile } from './case-file';

const useReferral = recordReader(getReferral);
const referralNoun = { one: 'referral', many: 'referrals', list: jobReferrals };

export const PayableDetailPage = () => (
  <RecordPage
    title="Referral Payable"
    noun={referralNoun}
    useRecord={useReferral}
    onItsWay={<Skeleton height="320px" />}
  >
    {(referral) => <CaseFile referral={referral} />}
  </RecordPage>
);

PayableDetailPage.beginReading = useReferral.begin;
