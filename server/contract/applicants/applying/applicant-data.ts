import { Type, type Static } from 'typebox';
import { QuestionTypeName } from '../../jobs/questions/question';
import { orNull } from '../applications/application';
import { SentApplication } from './sent-application';

const Instant = Type.String({ format: 'date-time' });
const { firstTouch, lastTouch } = SentApplication.properties;

/**
 * What is held of one application that its applicant gave or that is about them alone, as they get it
 * from their page. Remarks, marks, amounts and other people are no part of it.
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
  /** The link that first led the person to the careers site, and the one they applied by. */
  firstTouch,
  lastTouch,
  files: Type.Array(
    Type.Object({
      name: Type.String(),
      mediaType: Type.String(),
      /** Bytes. */
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
  /** Where it stood and since when, in the words of their page. */
  history: Type.Array(Type.Object({ at: Instant, status: Type.String() })),
  /** Mail that was sent to them. */
  mail: Type.Array(Type.Object({ sentAt: Instant, subject: Type.String() })),
});
export type ApplicantData = Static<typeof ApplicantData>;
