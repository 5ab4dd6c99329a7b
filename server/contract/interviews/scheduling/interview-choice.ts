import { Type, type Static } from 'typebox';
import { InterviewDraft } from './interview';
import { validDays } from './interview-choice-constants';

const { applicantIds, roundsId, round, title, minutes, timeZone, userIds, place } =
  InterviewDraft.properties;

/** Without a time: the applicant chooses it. */
export const InterviewTimesOffer = Type.Object({
  ...{ applicantIds, roundsId, round, title, minutes, timeZone, userIds, place },
  validDays: Type.Integer({ minimum: validDays.min, maximum: validDays.max }),
});
export type InterviewTimesOffer = Static<typeof InterviewTimesOffer>;
