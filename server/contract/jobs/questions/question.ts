import { Type, type Static } from 'typebox';
import { Id, Meta, oneOf, PageQuery } from '../../answer';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import { Selection } from '../../selection';
import {
  maxQuestionOptionLength,
  maxQuestionOptions,
  questionTypes,
  type QuestionType,
} from './question-constants';

/** Status of a question: 1 active, 0 inactive. */
export const status = Type.Union([Type.Literal(1), Type.Literal(0)]);

export const QuestionTypeName = oneOf(Object.keys(questionTypes) as QuestionType[]);

const Lines = Type.Array(nonBlankText(maxQuestionOptionLength), { maxItems: maxQuestionOptions });

export const QuestionRow = Type.Object({
  id: Id,
  questionGroupId: Id,
  question: Type.String(),
  description: Type.String(),
  type: QuestionTypeName,
  options: Type.Array(Type.String()),
  isRequired: Type.Boolean(),
  /** Knock-out answers, which mark an applicant; for numbers, bounds such as `below 2` or `above 90`. */
  knockOut: Type.Array(Type.String()),
  status,
  version: Type.Integer(),
});
export type QuestionRow = Static<typeof QuestionRow>;

export const questionShapes = createRecordShapes({
  hasNoPicker: true,
  filter: { questionGroupId: Type.Optional(Id), status: Type.Optional(status) },
  sorts: ['question', 'status'],
  record: QuestionRow,
  create: {
    questionGroupId: Id,
    question: nonBlankText(1_000),
    description: Type.Optional(Type.String({ maxLength: 1_000 })),
    type: Type.Optional(QuestionTypeName),
    options: Type.Optional(Lines),
    isRequired: Type.Optional(Type.Boolean()),
    knockOut: Type.Optional(Lines),
    status,
  },
});
export type QuestionShapes = RecordShapeTypes<typeof questionShapes>;

const Answer = Type.Object({
  id: Id,
  answer: Type.String(),
  isKnockOut: Type.Boolean(),
  applicantId: Id,
  applicantName: Type.String(),
  answeredAt: Type.String({ format: 'date-time' }),
});
export type Answer = Static<typeof Answer>;

const AnswerFilter = Type.Object({
  search: PageQuery.properties.search,
  questionId: Type.Optional(Id),
});
export type AnswerFilter = Static<typeof AnswerFilter>;

export const AnswerSelection = Selection('id', AnswerFilter);
export type AnswerSelection = Static<typeof AnswerSelection>;

/** Answers to a question, only from applicants whose full record the caller may see. */
export const AnsweredQuestion = Type.Object({
  data: Type.Object({ ...QuestionRow.properties, answers: Type.Array(Answer) }),
  meta: Meta,
});
export type AnsweredQuestion = Static<typeof AnsweredQuestion>;
export type QuestionFilter = Omit<RecordFilter<QuestionShapes>, 'id'>;
export type QuestionSelection = QuestionShapes['selection'];
