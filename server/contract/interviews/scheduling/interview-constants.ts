export const interviewStates = {
  booked: 'Booked',
  done: 'Done',
  'no-show': 'Did not come',
  cancelled: 'Cancelled',
} as const;
export type InterviewState = keyof typeof interviewStates;
export const interviewStateNames = Object.keys(interviewStates) as InterviewState[];

export const interviewAnswers = {
  open: 'No answer yet',
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Perhaps',
} as const;
export type InterviewAnswer = keyof typeof interviewAnswers;
export const interviewAnswerNames = Object.keys(interviewAnswers) as InterviewAnswer[];

export const maxInterviewsAtOnce = 50;
export const maxInterviewers = 10;
export const maxInterviewPlaceLength = 500;
export const maxInterviewReasonLength = 500;
export const interviewMinutes = { min: 10, max: 480 };
export const freeTimeDayLimits = { min: 1, max: 31 };
export const maxFreeTimes = 200;
/** Minutes between two proposed start times. */
export const freeTimeStepMinutes = 30;
/** Days after the interview for which an interviewer still sees the applicant. */
export const applicantVisibleDays = 14;

export const interviewMessages = {
  person: 'Somebody who takes part is not active. Choose other people.',
  busy: 'Somebody who takes part has another interview at that time. Choose another.',
  overlap: (names: string) =>
    `Busy at that time: ${names}. Choose another time, or say that the overlap is agreed.`,
  outside:
    'This is outside the working hours of somebody who takes part. Choose another time, or say that it is agreed.',
  past: 'This time has passed. Choose a later one.',
  zone: 'This time zone is not known. Choose one of the list.',
  round: 'The plan has no such round. Open it again.',
  gone: 'Some of the applicants were deleted, or are not yours. Choose again.',
  noTimes:
    'There are not enough free times within 31 days. Choose fewer applicants or other people.',
  over: 'This interview is over or cancelled. Schedule another.',
  notYet: 'The interview has not begun. Cancel or move it instead.',
  hours: 'The day must end after it begins.',
  stands: 'Nothing was deleted: an interview of them is still to come. Cancel it first.',
  erased: 'The data of an applicant were erased. There is nobody to invite.',
} as const;
