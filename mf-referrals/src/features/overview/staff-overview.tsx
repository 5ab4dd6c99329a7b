import { chat } from 'mf-chat/contract';
import { getReferralSummary } from 'server/contract/referrals/payouts/referral.calls';
import { usePermission, useRead } from 'shared-auth';
import { Button, ErrorState, Grid, PageHead } from 'shared-ui';
import { leadTo, useDestination } from 'shell/sdk/react';
import { myReferrals, openJobs, payableReferrals, totalReferrals } from '../../../contract';
import { CountCard } from './count-card';

export const StaffOverview = ({ title }: { title: string }) => {
  const { data, error, reload } = useRead(getReferralSummary, {});
  const { total, payable } = data?.data ?? {};
  const mine = leadTo(useDestination({ to: myReferrals }));
  const jobs = leadTo(useDestination({ to: openJobs }));
  const refers = !usePermission('referral:submit').isForbidden;
  return (
    <>
      <PageHead
        title={title}
        words="Whom colleagues referred, and what is paid for it."
        actions={
          refers ? (
            <>
              <Button {...mine}>My referrals</Button>
              <Button {...jobs}>Open jobs</Button>
            </>
          ) : null
        }
      />
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
