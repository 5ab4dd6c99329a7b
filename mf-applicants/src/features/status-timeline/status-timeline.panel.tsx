import { Panel, usePanel } from 'shell/sdk/react';
import { RecordFailure } from 'shell/sdk/record';
import { applicantTimeline } from '../../../contract';
import { applicantNoun } from '../../application/applicant-noun';
import { useApplication } from '../../application/use-application';
import { useHistory } from '../../application/use-history';
import { TimelineBody } from './ui/timeline-body';
import { TimelineOnItsWay } from './ui/timeline-on-its-way';

/** View Status: an applicant's way through the pipeline, and every step of it. */
export const StatusTimelinePanel = () => {
  const { input } = usePanel(applicantTimeline);
  const { application } = useApplication(input.applicantId);
  const { history, error, reload } = useHistory(input.applicantId);
  const draw = () => {
    if (error?.status === 404 || (error && !history))
      return <RecordFailure noun={applicantNoun} error={error} onRetry={reload} />;
    return history ? (
      <TimelineBody history={history} application={application} />
    ) : (
      <TimelineOnItsWay />
    );
  };
  return <Panel>{draw()}</Panel>;
};
