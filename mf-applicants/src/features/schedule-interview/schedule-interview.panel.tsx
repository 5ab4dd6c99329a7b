import type { ProposedRounds } from 'server/contract/interviews/scheduling/interview';
import {
  getProposedRounds,
  scheduleInterviews,
} from 'server/contract/interviews/scheduling/interview.calls';
import { useRead, useWrite } from 'shared-auth';
import { ErrorState, Notice, notify, Skeleton } from 'shared-ui';
import { RadioGroup, useFormikContext } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { scheduleInterview } from '../../../contract';
import { InterviewFields } from './interview-fields';
import {
  interviewLabels,
  interviewSchema,
  toInterviewBody,
  toInterviewField,
  type InterviewValues,
} from './interview-values';

const toValues = ({ rounds, timeZone, place }: ProposedRounds, index: number): InterviewValues => {
  const round = rounds[index];
  return {
    round: round ? String(index) : '',
    title: round?.title ?? 'Interview',
    minutes: round?.minutes ?? 45,
    people: round?.people.map(({ id, name }) => ({ id, label: name })) ?? [],
    ...{ day: '', time: '', timeZone: { id: timeZone, label: timeZone }, place, isAgreed: false },
  };
};

/** What a round says fills the form; the time that was chosen stays. */
const RoundField = ({ proposed }: { proposed: ProposedRounds }) => {
  const { values, setValues } = useFormikContext<InterviewValues>();
  const choose = (round: string) => {
    const { day, time, timeZone, place } = values;
    const filled = toValues(proposed, Number(round));
    void setValues({ ...filled, round, day, time, timeZone, place });
  };
  return (
    <RadioGroup
      id="interview-round"
      label={interviewLabels.round}
      options={proposed.rounds.map(({ title }, index) => ({ value: String(index), label: title }))}
      value={values.round}
      onChoose={choose}
    />
  );
};

interface FormProps {
  applicantIds: readonly number[];
  proposed: ProposedRounds;
}

const ScheduleForm = ({ applicantIds, proposed }: FormProps) => {
  const { close } = usePanel(scheduleInterview);
  const { send } = useWrite(scheduleInterviews);
  const { roundsId } = proposed;
  const form = useForm({
    initial: toValues(proposed, 0),
    schema: interviewSchema,
    labels: interviewLabels,
    fieldOf: toInterviewField,
    save: (values: InterviewValues) =>
      send({
        body: {
          ...toInterviewBody(values),
          applicantIds: [...applicantIds],
          ...(roundsId !== null && { roundsId, round: Number(values.round) }),
        },
      }),
    notifySaved: ({ data }) => {
      notify.success(
        data.ids.length === 1
          ? 'The interview is scheduled, and everybody is invited'
          : `${data.ids.length} interviews are scheduled, and everybody is invited`,
      );
    },
    refusal: 'Nothing was scheduled.',
    goOn: () => close(),
  });
  return (
    <PanelForm form={form} submitLabel="Schedule">
      {applicantIds.length > 1 ? (
        <Notice
          title={`${applicantIds.length} interviews, one after the other`}
          words="The first is at the time below. Each further one follows at the next time at which everybody is free."
        />
      ) : null}
      {proposed.rounds.length > 0 ? <RoundField proposed={proposed} /> : null}
      <InterviewFields applicantId={applicantIds.length === 1 ? applicantIds[0] : undefined} />
    </PanelForm>
  );
};

const ScheduleBody = ({ applicantIds }: { applicantIds: readonly number[] }) => {
  const { data, error, reload } = useRead(getProposedRounds, {
    params: { id: applicantIds[0] ?? 0 },
  });
  if (error && !data)
    return (
      <ErrorState title="The rounds could not be loaded" words={error.message} onRetry={reload} />
    );
  if (!data) return <Skeleton height="320px" />;
  return <ScheduleForm applicantIds={applicantIds} proposed={data.data} />;
};

export const ScheduleInterviewPanel = () => (
  <Panel>
    <ScheduleBody applicantIds={usePanel(scheduleInterview).input.applicantIds} />
  </Panel>
);
