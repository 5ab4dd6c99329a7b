import { Type, type Static } from 'typebox';
import { Id, Meta, PageQuery, SortKey } from '../../answer';
import { Selection } from '../../selection';

/** 1 active, 0 inactive. */
export const status = Type.Union([Type.Literal(1), Type.Literal(0)]);

export const QuestionFilter = Type.Object({
  search: PageQuery.properties.search,
  questionGroupId: Type.Optional(Id),
  status: Type.Optional(status),
});
export type QuestionFilter = Static<typeof QuestionFilter>;

const QuestionQuery = Type.Object({
  ...PageQuery.properties,
  ...QuestionFilter.properties,
  sort: Type.Optional(SortKey('question', 'status')),
});

export const QuestionRow = Type.Object({
  id: Id,
  questionGroupId: Id,
  question: Type.String(),
  description: Type.String(),
  status,
  version: Type.Integer(),
});
export type QuestionRow = Static<typeof QuestionRow>;

const QuestionCreate = Type.Object({
  questionGroupId: Id,
  question: Type.String({ minLength: 1, maxLength: 1_000, pattern: '\\S' }),
  description: Type.Optional(Type.String({ maxLength: 1_000 })),
  status,
});

const QuestionUpdate = Type.Object({
  ...Type.Partial(QuestionCreate).properties,
  version: Type.Optional(Type.Integer()),
});

const QuestionSelection = Selection('id', QuestionFilter);
export type QuestionSelection = Static<typeof QuestionSelection>;

export const questionShapes = {
  query: QuestionQuery,
  row: QuestionRow,
  record: QuestionRow,
  create: QuestionCreate,
  update: QuestionUpdate,
  selection: QuestionSelection,
};
export type QuestionShapes = {
  [Name in keyof typeof questionShapes]: Static<(typeof questionShapes)[Name]>;
};

const Answer = Type.Object({
  id: Id,
  answer: Type.String(),
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

/** Answers of applicants whose whole record the caller may see. */
export const AnsweredQuestion = Type.Object({
  data: Type.Object({ ...QuestionRow.properties, answers: Type.Array(Answer) }),
  meta: Meta,
});
export type AnsweredQuestion = Static<typeof AnsweredQuestion>;
