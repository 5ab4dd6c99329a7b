import { useRef } from 'react';
import type { ProposedRounds } from 'server/contract/interviews/scheduling/interview';
import {
  getProposedRounds,
  scheduleInterviews,
} from 'server/contract/interviews/scheduling/interview.calls';
import { offerInterviewTimes } from 'server/contract/interviews/scheduling/interview-choice.calls';
import { choiceLinkDays } from 'server/contract/interviews/scheduling/interview-choice-constants';
import { useRead, useWrite } from 'shared-auth';
import { ErrorState, Notice, Skeleton } from 'shared-ui';
import { RadioField, RadioGroup, useFormikContext } from 'shared-ui/forms';
import { Progress } from 'shared-ui/page';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { scheduleInterview } from '../../../contract/interviews';
import { InterviewFields } from './interview-fields';
import {
  interviewLabels,
  interviewSchema,
  toInterviewBody,
  toInterviewField,
  type InterviewValues,
} from './interview-values';
import { notifyTimesOffered, notifyScheduled } from './notify-scheduled';
import { RefusalList } from './refusal-list';
import { useSequentialRequests } from './use-one-by-one';

const toValues = ({ rounds, timeZone, place }: ProposedRounds, index: number): InterviewValues => {
  const round = rounds[index];
  return {
    round: round ? String(index) : '',
    title: round?.title ?? 'Interview',
    minutes: round?.minutes ?? 45,
    people: round?.people.map(({ id, name }) => ({ id, label: name })) ?? [],
    ...{ day: '', time: '', timeZone: { id: timeZone, label: timeZone }, place },
    ...{ isAgreed: false, isOverlapAgreed: false },
    chooser: 'now',
  };
};

/** A chosen round fills the form, except for day, time and place. */
const RoundField = ({ proposed }: { proposed: ProposedRounds }) => {
  const { values, setValues } = useFormikContext<InterviewValues>();
  const choose = (round: string) => {
    const { day, time, timeZone, place, chooser } = values;
    const filled = toValues(proposed, Number(round));
    void setValues({ ...filled, round, day, time, timeZone, place, chooser });
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
  const { send: schedule } = useWrite(scheduleInterviews);
  const { send: offer } = useWrite(offerInterviewTimes);
  const isAsking = useRef(false);
  const { start, done, refused } = useSequentialRequests(applicantIds, (ids, total) =>
    isAsking.current ? notifyTimesOffered(ids.length, total) : notifyScheduled(ids, total),
  );
  const { roundsId } = proposed;

  const save = (values: InterviewValues) => {
    isAsking.current = values.chooser === 'applicant';
    const { start: time, isAgreed, isOverlapAgreed, ...interview } = toInterviewBody(values);
    const agreed = { isAgreed: isAgreed ?? false, isOverlapAgreed: isOverlapAgreed ?? false };
    return start(async (id, isFirst) => {
      const body = {
        ...interview,
        applicantIds: [id],
        ...(roundsId !== null && { roundsId, round: Number(values.round) }),
      };
      const { data } = isAsking.current
        ? await offer({ body: { ...body, validDays: choiceLinkDays.usual } })
        : await schedule({
            body: { ...body, start: time, ...agreed, ...(!isFirst && { follows: true }) },
          });
      return data.ids;
    });
  };

  const form = useForm({
    initial: toValues(proposed, 0),
    schema: interviewSchema,
    labels: interviewLabels,
    fieldOf: toInterviewField,
    save,
    notifySaved: () => undefined,
    refusal: applicantIds.length > 1 ? 'Not everything was scheduled.' : 'Nothing was scheduled.',
    goOn: (isComplete) => {
      if (isComplete) close();
    },
  });
  return (
    <PanelForm form={form} submitLabel="Schedule">
      {done === undefined ? null : <Progress {...done} things="applicants" />}
      <RefusalList refused={refused} />
      <RadioField
        name="chooser"
        label={interviewLabels.chooser}
        options={[
          { value: 'now', label: 'I choose it' },
          { value: 'applicant', label: 'The applicant chooses by mail' },
        ]}
      />
      {applicantIds.length > 1 ? (
        <Notice
          title={`${applicantIds.length} interviews, one after the other`}
          words="Of times that you choose, the first applicant gets the one below, and each other the next at which everybody is free."
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
