import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import {
  maxQuestionOptionLength,
  maxQuestionOptions,
} from '../../jobs/questions/question-constants';
import { QuestionTypeName } from '../../jobs/questions/question';
import { nonBlankText } from '../../record-shapes';
import { orNull } from '../applications/application';

const Instant = Type.String({ format: 'date-time' });

export const FurtherQuestion = Type.Object({
  askedId: Id,
  question: Type.String(),
  type: QuestionTypeName,
  /** Name of the staff member who asked; empty if the person was deleted. */
  askedBy: Type.String(),
  askedAt: Instant,
  /** Answer of the applicant, or the name of an uploaded file; null while the question is open. */
  answer: orNull(Type.String()),
  answeredAt: orNull(Instant),
  isKnockOut: Type.Boolean(),
  fileId: orNull(Type.String({ format: 'uuid' })),
});
export type FurtherQuestion = Static<typeof FurtherQuestion>;

/**
 * New question to an applicant: either `questionId` of a question in the library, or `question` with its
 * type.
 */
export const QuestionToAsk = Type.Object({
  questionId: Type.Optional(Id),
  question: Type.Optional(nonBlankText(1_000)),
  /** Type of the answer; default: text. */
  type: Type.Optional(QuestionTypeName),
  /** Options of a question of type `choice`. */
  options: Type.Optional(
    Type.Array(nonBlankText(maxQuestionOptionLength), { maxItems: maxQuestionOptions }),
  ),
});
export type QuestionToAsk = Static<typeof QuestionToAsk>;

export const QuestionAsked = Type.Object({ askedId: Id });
export type QuestionAsked = Static<typeof QuestionAsked>;

export const FurtherQuestionParams = Type.Object({ id: Id, askedId: Id });
export type FurtherQuestionParams = Static<typeof FurtherQuestionParams>;
