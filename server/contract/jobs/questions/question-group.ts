import { Type, type Static } from 'typebox';
import { Id, Meta, PageQuery, SortKey } from '../../answer';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import { QuestionRow, status } from './question';

const QuestionGroupRecord = Type.Object({
  id: Id,
  questionGroupName: Type.String(),
  description: Type.String(),
  status,
  version: Type.Integer(),
});
export type QuestionGroupRecord = Static<typeof QuestionGroupRecord>;

export const questionGroupShapes = createRecordShapes({
  filter: { status: Type.Optional(status) },
  sorts: ['questionGroupName', 'status'],
  record: QuestionGroupRecord,
  /** Jobs can use only active groups with at least one active question. */
  row: Type.Object({
    ...QuestionGroupRecord.properties,
    question: Type.Array(Type.Object({ id: Id, question: Type.String(), status })),
  }),
  create: { questionGroupName: nonBlankText(), description: nonBlankText(1_000), status },
});
export type QuestionGroupShapes = RecordShapeTypes<typeof questionGroupShapes>;
export type QuestionGroupRow = QuestionGroupShapes['row'];

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
export type QuestionGroupFilter = Omit<RecordFilter<QuestionGroupShapes>, 'id'>;
export type QuestionGroupSelection = QuestionGroupShapes['selection'];
