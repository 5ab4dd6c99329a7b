import type { OpenJobRecord } from 'server/contract/referrals/referring/open-job';
import { getOpenJob } from 'server/contract/referrals/referring/referring.calls';
import { recordReader } from 'shared-auth';
import { Box, Grid, PageHead, Skeleton, Stack, Text } from 'shared-ui';
import { Part, plainText } from 'shared-ui/page';
import { RecordPage } from 'shell/sdk/record';
import { openJobs } from '../../../contract';
import { formatJobDetails } from '../../own/open-job-texts';
import { BackLink } from '../../referral/back-link';
import { ReferralForm } from './referral-form';
import { ReferralRules } from './referral-rules';
import { ShareLink } from './share-link';

const useOpenJob = recordReader(getOpenJob);
const openJobNoun = { one: 'job', many: 'open jobs', list: openJobs, gone: 'was closed' };

const OpenJobView = ({ job }: { job: OpenJobRecord }) => (
  <>
    <BackLink to={openJobs}>Open Jobs</BackLink>
    <PageHead title={job.jobTitle} words={formatJobDetails(job)} />
    <Grid templateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <Stack gap="4" minWidth="0">
        <ReferralRules job={job} />
        <Part title="Refer someone">
          <ReferralForm jobId={job.jobId} />
        </Part>
        <ShareLink jobId={job.jobId} />
      </Stack>
      <Box minWidth="0">
        <Part title="About the job">
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {plainText(job.description)}
          </Text>
        </Part>
      </Box>
    </Grid>
  </>
);

export const ReferPage = () => (
  <RecordPage
    title="Refer someone"
    noun={openJobNoun}
    useRecord={useOpenJob}
    onItsWay={<Skeleton height="320px" />}
    isForm
  >
    {(job) => <OpenJobView job={job} />}
  </RecordPage>
);

ReferPage.beginReading = useOpenJob.begin;
