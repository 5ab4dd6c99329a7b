import { chat } from 'mf-chat/contract';
import { Button, Grid, PageHead, Stack } from 'shared-ui';
import { leadTo, useDestination } from 'shell/sdk/react';
import { myReferrals, openJobs } from '../../../contract';
import { NewestOpenJobs } from './newest-open-jobs';
import { NewestReferrals } from './newest-referrals';

export const OwnOverview = ({ title }: { title: string }) => {
  const mine = leadTo(useDestination({ to: myReferrals }));
  const jobs = leadTo(useDestination({ to: openJobs }));
  return (
    <Stack gap="0">
      <PageHead
        title={title}
        words="Whom you referred, and for which jobs you could refer somebody."
        actions={
          <>
            <Button {...leadTo(useDestination({ to: chat }))}>Referral Chat</Button>
            <Button {...mine}>My referrals</Button>
            <Button variant="main" {...jobs}>
              Refer someone
            </Button>
          </>
        }
      />
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <NewestReferrals />
        <NewestOpenJobs />
      </Grid>
    </Stack>
  );
};
