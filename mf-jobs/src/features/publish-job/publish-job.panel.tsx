import type { JobRecord } from 'server/contract/jobs/postings/job';
import { ErrorState } from 'shared-ui';
import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { publishJob } from '../../../contract';
import { jobNoun } from '../../job/job-noun';
import { useJob } from '../../job/use-job';
import { PlatformsSkeleton } from '../../publishing/platform-states';
import { usePublications } from '../../publishing/use-publications';
import { PublishPanelBody } from './ui/publish-panel-body';

export const PublishJobPanel = () => {
  const { input, close } = usePanel(publishJob);
  const { live, error, reload } = usePublications(input.jobId);
  const draw = (job: JobRecord) => {
    if (live) return <PublishPanelBody job={job} live={live} onClose={close} />;
    if (!error) return <PlatformsSkeleton />;
    return (
      <ErrorState
        title="The publications could not be loaded"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  };
  return (
    <Panel>
      <ShownRecord noun={jobNoun} read={useJob(input.jobId)} onItsWay={<PlatformsSkeleton />}>
        {draw}
      </ShownRecord>
    </Panel>
  );
};
