import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { orNull } from '../applications/application';
import { FurtherQuestion } from './further-question';

const Instant = Type.String({ format: 'date-time' });

/** Website or campaign from which an applicant came. */
const Touch = Type.Object({
  at: Instant,
  source: Type.Optional(Type.String()),
  medium: Type.Optional(Type.String()),
  campaign: Type.Optional(Type.String()),
  /** Host name of the website that linked to the careers site. */
  referrer: Type.Optional(Type.String()),
});
export type Touch = Static<typeof Touch>;

/** Data that applicants sent with their application; empty in the masked view. */
export const SentApplication = Type.Object({
  /** Time at which the applicant applied; null if staff or an import created the application. */
  sentAt: orNull(Instant),
  withdrawnAt: orNull(Instant),
  /**
   * Last day by which an answer was promised to the applicant; null without a promise and after a decision.
   */
  answerBy: orNull(Type.String({ format: 'date' })),
  isAnswerLate: Type.Boolean(),
  /**
   * Release from quarantine by staff; null if the applicant confirmed the application, or it was never in
   * quarantine.
   */
  released: orNull(
    Type.Object({
      at: Instant,
      by: Type.String(),
      /** Required questions that were unanswered at the time of release. */
      unanswered: Type.Array(Type.String()),
      /** True if no consent of the applicant is recorded. */
      lacksConsent: Type.Boolean(),
    }),
  ),
  letter: Type.String(),
  resumeText: Type.String(),
  firstTouch: orNull(Touch),
  lastTouch: orNull(Touch),
  answers: Type.Array(
    Type.Object({
      questionId: Id,
      question: Type.String(),
      answer: Type.String(),
      isKnockOut: Type.Boolean(),
      fileId: orNull(Type.String({ format: 'uuid' })),
    }),
  ),
  /** Questions that staff asked later, in the order of asking. */
  furtherQuestions: Type.Array(FurtherQuestion),
  consents: Type.Array(
    Type.Object({
      text: Type.String(),
      version: Type.Integer(),
      agreedAt: Instant,
      withdrawnAt: orNull(Instant),
    }),
  ),
});
export type SentApplication = Static<typeof SentApplication>;
