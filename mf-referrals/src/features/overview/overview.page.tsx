import { chat } from 'mf-chat/contract';
import { getReferralSummary } from 'server/contract/referrals/referral.calls';
import { useRead, useUserInfo } from 'shared-auth';
import { ErrorState, Grid, PageHead } from 'shared-ui';
import { payableReferrals, totalReferrals } from '../../../contract';
import { CountCard } from './count-card';

/** The referral dashboard: how many referrals there are, and where each count leads. */
export const OverviewPage = () => {
  const { data: person } = useUserInfo();
  const { data, error, reload } = useRead(getReferralSummary, {});
  const { total, payable } = data?.data ?? {};
  return (
    <>
      <PageHead title={person ? `Welcome ${person.name}!` : 'Welcome!'} />
      {error && !data ? (
        <ErrorState
          title="The referrals could not be counted"
          words={error.message}
          reference={error.requestId}
          onRetry={reload}
        />
      ) : (
        <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(240px, 100%), 1fr))">
          <CountCard title="Total No. Of Referral" count={total} to={totalReferrals} />
          <CountCard title="Referral Payable" count={payable} to={payableReferrals} />
          <CountCard title="Referral Chat" count={total} to={chat} />
        </Grid>
      )}
    </>
  );
};
