import { ErrorState } from 'shared-ui';
import { Panel, usePanel } from 'shell/sdk/react';
import { RecordFailure } from 'shell/sdk/record';
import { publishJob } from '../../../contract';
import { jobNoun } from '../../job/job-noun';
import { useJob } from '../../job/use-job';
import { PlatformsOnTheirWay } from '../../publishing/platform-states';
import { usePublications } from './api/get-publications';
import { PublishBody } from './ui/publish-body';

/** Publishes a job, withdraws it, and shows what became of each platform. */
export const PublishJobPanel = () => {
  const { input, close } = usePanel(publishJob);
  const read = useJob(input.jobId);
  const { live, error, reload } = usePublications(input.jobId);
  if (read.record && live) {
    return (
      <PublishBody
        job={read.record}
        live={live}
        onClose={close}
        onReload={() => {
          read.reload();
          reload();
        }}
      />
    );
  }
  if (read.error) {
    return (
      <Panel>
        <RecordFailure noun={jobNoun} error={read.error} onRetry={read.reload} />
      </Panel>
    );
  }
  return (
    <Panel>
      {error ? (
        <ErrorState
          title="The publications could not be loaded"
          words={error.message}
          reference={error.requestId}
          onRetry={reload}
        />
      ) : (
        <PlatformsOnTheirWay />
      )}
    </Panel>
  );
};
