import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { orNull } from '../applications/application';
import { FurtherQuestion } from './further-question';

const Instant = Type.String({ format: 'date-time' });

/** Site or campaign from which a person came. */
const Touch = Type.Object({
  at: Instant,
  source: Type.Optional(Type.String()),
  medium: Type.Optional(Type.String()),
  campaign: Type.Optional(Type.String()),
  /** Host of the page that led to the form. */
  referrer: Type.Optional(Type.String()),
});
export type Touch = Static<typeof Touch>;

/** What applicants sent with their application; empty in the masked view. */
export const SentApplication = Type.Object({
  /** Null where staff added the application, or an import did. */
  sentAt: orNull(Instant),
  withdrawnAt: orNull(Instant),
  /** Last day of the company's promise to answer; null without a promise, and after a decision. */
  answerBy: orNull(Type.String({ format: 'date' })),
  isAnswerLate: Type.Boolean(),
  /** Who released it from quarantine; null if its applicant confirmed it, or it was never held. */
  released: orNull(
    Type.Object({
      at: Instant,
      by: Type.String(),
      /** Required questions that nobody had answered then. */
      unanswered: Type.Array(Type.String()),
      /** True where no agreement of the applicant is recorded. */
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
