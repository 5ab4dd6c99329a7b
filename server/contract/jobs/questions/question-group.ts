import { Type, type Static } from 'typebox';
import { Id, Meta, PageQuery, SortKey } from '../../answer';
import { Selection } from '../../selection';
import { QuestionRow, status } from './question';

export const QuestionGroupFilter = Type.Object({
  search: PageQuery.properties.search,
  status: Type.Optional(status),
});
export type QuestionGroupFilter = Static<typeof QuestionGroupFilter>;

const QuestionGroupQuery = Type.Object({
  ...PageQuery.properties,
  ...QuestionGroupFilter.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('questionGroupName', 'status')),
});

const QuestionGroupRecord = Type.Object({
  id: Id,
  questionGroupName: Type.String(),
  description: Type.String(),
  status,
  version: Type.Integer(),
});
export type QuestionGroupRecord = Static<typeof QuestionGroupRecord>;

/** Jobs can use an active group with an active question. */
const QuestionGroupRow = Type.Object({
  ...QuestionGroupRecord.properties,
  question: Type.Array(Type.Object({ id: Id, question: Type.String(), status })),
});
export type QuestionGroupRow = Static<typeof QuestionGroupRow>;

const QuestionGroupCreate = Type.Object({
  questionGroupName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  description: Type.String({ minLength: 1, maxLength: 1_000, pattern: '\\S' }),
  status,
});

const QuestionGroupUpdate = Type.Object({
  ...Type.Partial(QuestionGroupCreate).properties,
  version: Type.Optional(Type.Integer()),
});

const QuestionGroupSelection = Selection('id', QuestionGroupFilter);
export type QuestionGroupSelection = Static<typeof QuestionGroupSelection>;

export const questionGroupShapes = {
  query: QuestionGroupQuery,
  row: QuestionGroupRow,
  record: QuestionGroupRecord,
  create: QuestionGroupCreate,
  update: QuestionGroupUpdate,
  selection: QuestionGroupSelection,
};
export type QuestionGroupShapes = {
  [Name in keyof typeof questionGroupShapes]: Static<(typeof questionGroupShapes)[Name]>;
};

export const QuestionsOfGroupQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(status),
  sort: Type.Optional(SortKey('question', 'status')),
});
export type QuestionsOfGroupQuery = Static<typeof QuestionsOfGroupQuery>;

export const QuestionsOfGroup = Type.Object({
  data: Type.Object({ ...QuestionGroupRecord.properties, question: Type.Array(QuestionRow) }),
  meta: Meta,
});
export type QuestionsOfGroup = Static<typeof QuestionsOfGroup>;
