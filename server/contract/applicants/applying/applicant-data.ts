import { Type, type Static } from 'typebox';
import { QuestionTypeName } from '../../jobs/questions/question';
import { orNull } from '../applications/application';
import { SentApplication } from './sent-application';

const Instant = Type.String({ format: 'date-time' });
const { firstTouch, lastTouch } = SentApplication.properties;

/**
 * Stored data of one application, as its applicant can get it from the status page: what they gave
 * and what is about them alone, without remarks, marks, amounts and other people.
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
  /** Earlier states and their beginnings, with the texts of the status page. */
  history: Type.Array(Type.Object({ at: Instant, status: Type.String() })),
  /** Mail that was sent to them. */
  mail: Type.Array(Type.Object({ sentAt: Instant, subject: Type.String() })),
});
export type ApplicantData = Static<typeof ApplicantData>;
