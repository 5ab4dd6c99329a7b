import type {
  InterviewChange,
  InterviewRecord,
} from 'server/contract/interviews/scheduling/interview';
import {
  interviewMinutes,
  maxInterviewers,
} from 'server/contract/interviews/scheduling/interview-constants';
import { yup, type PickerItem } from 'shared-ui/forms';

export interface InterviewValues {
  /** Index of the round in the interview plan; empty for an interview outside the plan. */
  round: string;
  title: string;
  minutes: number | '';
  people: readonly PickerItem[];
  day: string;
  time: string;
  timeZone: PickerItem | null;
  place: string;
  isAgreed: boolean;
  isOverlapAgreed: boolean;
  /** `applicant`: the applicant chooses the time from a mail; `now`: the scheduler does. */
  chooser: 'now' | 'applicant';
}

export const interviewLabels = {
  round: 'Round',
  title: 'Title',
  minutes: 'Minutes',
  people: 'Interviewers',
  day: 'Day',
  time: 'Time',
  timeZone: 'Time zone',
  place: 'Place or link',
  isAgreed: 'Outside working hours is agreed',
  isOverlapAgreed: 'Interviewers agreed to an overlap',
  chooser: 'The time',
};

const minutesText = `Enter whole minutes, ${interviewMinutes.min} to ${interviewMinutes.max}.`;

export const interviewSchema = yup.object({
  title: yup.string().trim().required('Say what the interview is called.'),
  minutes: yup
    .number()
    .typeError(minutesText)
    .required(minutesText)
    .integer(minutesText)
    .min(interviewMinutes.min, minutesText)
    .max(interviewMinutes.max, minutesText),
  people: yup
    .array()
    .min(1, 'Choose who interviews.')
    .max(maxInterviewers, `Choose at most ${maxInterviewers} people.`),
  day: yup.string().when('chooser', { is: 'now', then: (day) => day.required('Choose the day.') }),
  time: yup
    .string()
    .when('chooser', { is: 'now', then: (time) => time.required('Choose the time.') }),
  timeZone: yup.mixed().nullable().required('Choose the time zone.'),
});

/** The form splits `start` into day and time. */
export const toInterviewField = (field: string): string | undefined =>
  ({ start: 'time', userIds: 'people', applicantIds: 'day' })[field] ??
  (field in interviewLabels ? field : undefined);

export const toInterviewBody = (values: InterviewValues): Omit<InterviewChange, 'version'> => ({
  title: values.title.trim(),
  minutes: Number(values.minutes),
  start: `${values.day}T${values.time}`,
  timeZone: String(values.timeZone?.id ?? ''),
  userIds: values.people.map(({ id }) => Number(id)),
  place: values.place.trim(),
  isAgreed: values.isAgreed,
  isOverlapAgreed: values.isOverlapAgreed,
});

export const toInterviewValues = (interview: InterviewRecord): InterviewValues => ({
  ...{ round: '', title: interview.title, minutes: interview.minutes, place: interview.place },
  people: interview.people.map(({ id, name }) => ({ id, label: name })),
  day: interview.start.slice(0, 10),
  time: interview.start.slice(11),
  timeZone: { id: interview.timeZone, label: interview.timeZone },
  ...{ isAgreed: false, isOverlapAgreed: false, chooser: 'now' },
});

export const listTimesOfDay = (stored: string): { value: string; label: string }[] => {
  const times = Array.from({ length: 96 }, (_, quarter) => {
    const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  });
  return [...new Set([...times, ...(stored ? [stored] : [])])]
    .toSorted()
    .map((value) => ({ value, label: value }));
};
