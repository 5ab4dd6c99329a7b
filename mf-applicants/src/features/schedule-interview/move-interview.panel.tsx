import type { InterviewRecord } from 'server/contract/interviews/scheduling/interview';
import {
  changeInterview,
  getInterview,
} from 'server/contract/interviews/scheduling/interview.calls';
import { useRead, useWrite } from 'shared-auth';
import { ErrorState, notify, Skeleton } from 'shared-ui';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { moveInterview } from '../../../contract/interviews';
import { InterviewFields } from './interview-fields';
import {
  interviewLabels,
  interviewSchema,
  toInterviewBody,
  toInterviewField,
  toInterviewValues,
  type InterviewValues,
} from './interview-values';

const MoveForm = ({ interview }: { interview: InterviewRecord }) => {
  const { close } = usePanel(moveInterview);
  const { send } = useWrite(changeInterview);
  const { id, version, applicationId } = interview;
  const form = useForm({
    initial: toInterviewValues(interview),
    schema: interviewSchema,
    labels: interviewLabels,
    fieldOf: toInterviewField,
    save: (values: InterviewValues) =>
      send({ params: { id }, body: { ...toInterviewBody(values), version } }),
    notifySaved: () => {
      notify.success('The interview is changed, and everybody is told');
    },
    refusal: 'The interview was not changed.',
    goOn: () => close(),
  });
  return (
    <PanelForm form={form}>
      <InterviewFields applicantId={applicationId} interviewId={id} />
    </PanelForm>
  );
};

const MoveBody = ({ id }: { id: number }) => {
  const { data, error, reload } = useRead(getInterview, { params: { id } });
  if (error && !data)
    return (
      <ErrorState
        title="The interview could not be loaded"
        words={error.message}
        onRetry={reload}
      />
    );
  return data ? <MoveForm interview={data.data} /> : <Skeleton height="320px" />;
};

export const MoveInterviewPanel = () => (
  <Panel>
    <MoveBody id={usePanel(moveInterview).input.interviewId} />
  </Panel>
);
