import { Heading, LinkLook, Text } from 'shared-ui';
import { Tabs } from 'shared-ui/page';
import { Link, Panel, usePanel } from 'shell/sdk/react';
import { RecordFailure } from 'shell/sdk/record';
import { jobDetail, jobStatus } from '../../../contract';
import { jobNoun } from '../../job/job-noun';
import { useJob } from '../../job/use-job';
import { useJobPipeline } from './api/get-job-pipeline';
import { JobPipeline } from './ui/job-pipeline';
import { StageCounts } from './ui/stage-counts';
import { TitleSkeleton, WithPipeline } from './ui/with-pipeline';

export const JobStatusPanel = () => {
  const { input } = usePanel(jobStatus);
  const { jobId } = input;
  const { record: job, error, reload } = useJob(jobId);
  const read = useJobPipeline(jobId);
  if (error && !job) {
    return (
      <Panel>
        <RecordFailure noun={jobNoun} error={error} onRetry={reload} />
      </Panel>
    );
  }
  return (
    <Panel>
      {job ? (
        <Heading level={3} overflowWrap="anywhere">
          {job.jobTitle}
        </Heading>
      ) : (
        <TitleSkeleton />
      )}
      <Text size="sm" mt="1" mb="4">
        <LinkLook>
          <Link to={jobDetail} params={{ id: jobId }}>
            More Details
          </Link>
        </LinkLook>
      </Text>
      <Tabs
        label="Job status"
        tabs={[
          {
            id: 'job',
            label: 'Job',
            content: (
              <WithPipeline read={read} draw={(pipeline) => <JobPipeline pipeline={pipeline} />} />
            ),
          },
          {
            id: 'applications',
            label: 'Application in Stages',
            content: (
              <WithPipeline
                read={read}
                draw={(pipeline) => (
                  <StageCounts jobId={jobId} pipeline={pipeline} total={read.total} />
                )}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
};
