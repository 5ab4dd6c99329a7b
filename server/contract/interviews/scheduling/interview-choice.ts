import { Type, type Static } from 'typebox';
import { InterviewDraft } from './interview';
import { choiceLinkDays } from './interview-choice-constants';

const { applicantIds, roundsId, round, title, minutes, timeZone, userIds, place } =
  InterviewDraft.properties;

/** Interviews without a time, which each applicant chooses by a link in a mail. */
export const InterviewTimesOffer = Type.Object({
  ...{ applicantIds, roundsId, round, title, minutes, timeZone, userIds, place },
  validDays: Type.Integer({ minimum: choiceLinkDays.min, maximum: choiceLinkDays.max }),
});
export type InterviewTimesOffer = Static<typeof InterviewTimesOffer>;
