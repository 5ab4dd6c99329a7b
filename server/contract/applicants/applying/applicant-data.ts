import { Type, type Static } from 'typebox';
import { QuestionTypeName } from '../../jobs/questions/question';
import { orNull } from '../applications/application';
import { SentApplication } from './sent-application';

const Instant = Type.String({ format: 'date-time' });
const { firstTouch, lastTouch } = SentApplication.properties;

/**
 * Data of one application that its applicant can download from the status page: no remarks, ratings, amounts
 * or data of other people.
 */
export const ApplicantData = Type.Object({
  job: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  sentAt: Instant,
  withdrawnAt: orNull(Instant),
  letter: Type.String(),
  resumeText: Type.String(),
  /** Link by which the applicant first came to the careers site, and link by which they applied. */
  firstTouch,
  lastTouch,
  files: Type.Array(
    Type.Object({
      name: Type.String(),
      mediaType: Type.String(),
      /** File size in bytes. */
      size: Type.Integer(),
      addedAt: Instant,
    }),
  ),
  answers: Type.Array(
    Type.Object({
      question: Type.String(),
      type: QuestionTypeName,
      answer: Type.String(),
    }),
  ),
  consents: Type.Array(
    Type.Object({
      text: Type.String(),
      version: Type.Integer(),
      agreedAt: Instant,
      withdrawnAt: orNull(Instant),
    }),
  ),
  /** Previous statuses of the application with their start times, in the words of the status page. */
  history: Type.Array(Type.Object({ at: Instant, status: Type.String() })),
  mail: Type.Array(Type.Object({ sentAt: Instant, subject: Type.String() })),
});
export type ApplicantData = Static<typeof ApplicantData>;
