import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { applicantTimeline } from '../../../contract';
import { applicantNoun } from '../../application/applicant-noun';
import { useApplication } from '../../application/use-application';
import { useApplicantHistory } from '../../application/use-applicant-history';
import { TimelineBody } from './ui/timeline-body';
import { TimelineSkeleton } from './ui/timeline-skeleton';

export const StatusTimelinePanel = () => {
  const { input } = usePanel(applicantTimeline);
  const { record: application } = useApplication(input.applicantId);
  const read = useApplicantHistory(input.applicantId);
  return (
    <Panel>
      <ShownRecord noun={applicantNoun} read={read} onItsWay={<TimelineSkeleton />}>
        {(history) => <TimelineBody history={history} application={application} />}
      </ShownRecord>
    </Panel>
  );
};
