import { Type, type Static } from 'typebox';
import { Day, Flag, Id, oneOf, PageQuery } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { nonBlankText } from '../../record-shapes';
import { RoundCompetency } from '../plans/interview-plan';
import { PeopleWithUnreadCalendars } from './busy-calendar';
import * as limits from './interview-constants';

const Moment = Type.String({ format: 'date-time' });
/** Local time without a time zone: YYYY-MM-DDTHH:mm. */
const WallTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$', maxLength: 16 });
const TimeZone = Type.String({ minLength: 1, maxLength: 64 });
const Minutes = Type.Integer({
  minimum: limits.interviewMinutes.min,
  maximum: limits.interviewMinutes.max,
});
const Place = Type.String({ maxLength: limits.maxInterviewPlaceLength });
const Reason = Type.String({ maxLength: limits.maxInterviewReasonLength });
const UserIds = Type.Array(Id, {
  minItems: 1,
  maxItems: limits.maxInterviewers,
  uniqueItems: true,
});
const Version = Type.Optional(Type.Integer());

const Participant = Type.Object({
  id: Id,
  name: Type.String(),
  answer: oneOf(limits.interviewAnswerNames),
});

export const Interview = Type.Object({
  id: Id,
  applicationId: Id,
  applicant: Type.String(),
  applicantAnswer: oneOf(limits.interviewAnswerNames),
  jobId: Id,
  job: Type.String(),
  stage: orNull(Type.String()),
  title: Type.String(),
  startsAt: Moment,
  endsAt: Moment,
  /** Start of the interview as local time in its time zone. */
  start: Type.String(),
  timeZone: Type.String(),
  minutes: Type.Integer(),
  place: Type.String(),
  state: oneOf(limits.interviewStateNames),
  reason: Type.String(),
  people: Type.Array(Participant),
  /** True from the start time on; only then can the outcome be recorded. */
  hasBegun: Type.Boolean(),
  isMine: Type.Boolean(),
  /** True if the caller may open the applicant. */
  mayOpen: Type.Boolean(),
  mayChange: Type.Boolean(),
  version: Type.Integer(),
});
export type Interview = Static<typeof Interview>;

/** Interview with the details that an interviewer needs to prepare. */
export const InterviewRecord = Type.Object({
  ...Interview.properties,
  questions: Type.Array(Type.String()),
  competencies: Type.Array(RoundCompetency),
  resumeFileId: orNull(Type.String({ format: 'uuid' })),
});
export type InterviewRecord = Static<typeof InterviewRecord>;

export const InterviewFilter = Type.Object({
  /** Filter: interviews in which the caller takes part. */
  mine: Type.Optional(Flag),
  applicationId: Type.Optional(Id),
  state: Type.Optional(oneOf(limits.interviewStateNames)),
  from: Type.Optional(Day),
  /**
   * Filter: interviews with an unsent scorecard. `mine`: the caller's scorecard; `late`: anybody's that is a
   * day late.
   */
  cards: Type.Optional(oneOf(['mine', 'late'] as const)),
  /**
   * Filter: interviews still planned although the applicant moved on, the job closed or an interviewer left.
   */
  doubtful: Type.Optional(Flag),
  /** Filter by day of the interview: the last day, inclusive. */
  to: Type.Optional(Day),
});
export type InterviewFilter = Static<typeof InterviewFilter>;

export const InterviewQuery = Type.Object({
  ...PageQuery.properties,
  ...InterviewFilter.properties,
  sort: Type.Optional(oneOf(['startsAt', '-startsAt'])),
});
export type InterviewQuery = Static<typeof InterviewQuery>;

const planned = {
  title: nonBlankText(),
  minutes: Minutes,
  start: WallTime,
  timeZone: TimeZone,
  userIds: UserIds,
  place: Type.Optional(Place),
  /** True allows a time outside working hours. */
  isAgreed: Type.Optional(Flag),
  /** True allows a time at which interviewers are busy; the applicant must always be free. */
  isOverlapAgreed: Type.Optional(Flag),
};

/** Interviews to schedule, one per applicant: the first at `start`, the others at the next free times. */
export const InterviewDraft = Type.Object({
  applicantIds: Type.Array(Id, {
    minItems: 1,
    maxItems: limits.maxInterviewsAtOnce,
    uniqueItems: true,
  }),
  roundsId: Type.Optional(Id),
  /** Index of the round in the set of rounds, from 0. */
  round: Type.Optional(Type.Integer({ minimum: 0, maximum: 11 })),
  ...planned,
  /** True if the first applicant also gets the next free time from `start` on, not `start` itself. */
  follows: Type.Optional(Flag),
});
export type InterviewDraft = Static<typeof InterviewDraft>;

export const InterviewChange = Type.Object({ ...planned, version: Version });
export type InterviewChange = Static<typeof InterviewChange>;

export const InterviewCancellation = Type.Object({ reason: Reason, version: Version });
export type InterviewCancellation = Static<typeof InterviewCancellation>;

export const InterviewOutcome = Type.Object({
  state: oneOf(['done', 'no-show'] as const),
  version: Version,
});
export type InterviewOutcome = Static<typeof InterviewOutcome>;

export const ScheduledInterviews = Type.Object({
  ids: Type.Array(Id),
  unread: PeopleWithUnreadCalendars,
});
export type ScheduledInterviews = Static<typeof ScheduledInterviews>;

export const FreeTimeQuery = Type.Object({
  userId: Type.Array(Id, { minItems: 1, maxItems: limits.maxInterviewers }),
  applicantId: Type.Optional(Id),
  minutes: Minutes,
  from: Day,
  days: Type.Optional(
    Type.Integer({ minimum: limits.freeTimeDayLimits.min, maximum: limits.freeTimeDayLimits.max }),
  ),
  timeZone: TimeZone,
  /** Id of an interview to reschedule, whose own time counts as free. */
  exceptId: Type.Optional(Id),
});
export type FreeTimeQuery = Static<typeof FreeTimeQuery>;

/** `start` is the local time in the requested time zone. */
export const FreeTimes = Type.Array(Type.Object({ startsAt: Moment, start: Type.String() }));
export type FreeTimes = Static<typeof FreeTimes>;

export const FoundFreeTimes = Type.Object({
  data: FreeTimes,
  meta: Type.Object({ unread: PeopleWithUnreadCalendars }),
});
export type FoundFreeTimes = Static<typeof FoundFreeTimes>;

/** Rounds of the interview plan for the applicant's stage, as proposals for the form. */
export const ProposedRounds = Type.Object({
  roundsId: orNull(Id),
  timeZone: Type.String(),
  place: Type.String(),
  rounds: Type.Array(
    Type.Object({
      title: Type.String(),
      minutes: Type.Integer(),
      people: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
  ),
});
export type ProposedRounds = Static<typeof ProposedRounds>;

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', maxLength: 5 });
const settings = {
  /** Weekdays on which interviews are proposed, 1 for Monday. */
  days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
  }),
  dayStart: Clock,
  dayEnd: Clock,
  /** Default place or video link; a number of the interview replaces `{id}`. */
  placeTemplate: Place,
};
export const InterviewSettings = Type.Object({ ...settings, version: Type.Integer() });
export type InterviewSettings = Static<typeof InterviewSettings>;
export const InterviewSettingsUpdate = Type.Object({
  ...Type.Partial(Type.Object(settings)).properties,
  version: Version,
});
export type InterviewSettingsUpdate = Static<typeof InterviewSettingsUpdate>;
