import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { maxOptionLength, maxOptions } from '../../jobs/questions/question-constants';
import { QuestionTypeName } from '../../jobs/questions/question';
import { nonBlankText } from '../../record-shapes';
import { orNull } from '../applications/application';

const Instant = Type.String({ format: 'date-time' });

/** What staff asked an applicant after they applied. */
export const FurtherQuestion = Type.Object({
  askedId: Id,
  question: Type.String(),
  type: QuestionTypeName,
  /** Empty where the person is no longer known. */
  askedBy: Type.String(),
  askedAt: Instant,
  /** Null while it is open; for a file its name. */
  answer: orNull(Type.String()),
  answeredAt: orNull(Instant),
  isKnockOut: Type.Boolean(),
  fileId: orNull(Type.String({ format: 'uuid' })),
});
export type FurtherQuestion = Static<typeof FurtherQuestion>;

/** Either `questionId`, of the library, or `question` with its type. */
export const QuestionToAsk = Type.Object({
  questionId: Type.Optional(Id),
  question: Type.Optional(nonBlankText(1_000)),
  /** Default: text. */
  type: Type.Optional(QuestionTypeName),
  /** Options of a choice. */
  options: Type.Optional(Type.Array(nonBlankText(maxOptionLength), { maxItems: maxOptions })),
});
export type QuestionToAsk = Static<typeof QuestionToAsk>;

export const QuestionAsked = Type.Object({ askedId: Id });
export type QuestionAsked = Static<typeof QuestionAsked>;

export const AskedParams = Type.Object({ id: Id, askedId: Id });
export type AskedParams = Static<typeof AskedParams>;
