import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { createRecordShapes, type RecordShapeTypes } from '../../record-shapes';
import { statusCategories } from '../applications/application-constants';
import { maxAnswerDays, statusTextLimits } from './status-text-constants';

const Category = oneOf(statusCategories);
const Heading = Type.String({ maxLength: statusTextLimits.heading });
const Sentence = Type.String({ maxLength: statusTextLimits.sentence });
const Next = Type.String({ maxLength: statusTextLimits.next });
/** Days within which applicants are promised an answer; 0 promises none. */
const AnswerDays = Type.Integer({ minimum: 0, maximum: maxAnswerDays });

const texts = {
  englishHeading: Heading,
  englishSentence: Sentence,
  englishNext: Next,
  germanHeading: Heading,
  germanSentence: Sentence,
  germanNext: Next,
  answerDays: AnswerDays,
};

/** Texts that the status page shows for a category of statuses; an empty text means the default text. */
const StatusTextRecord = Type.Object({
  id: Id,
  category: Category,
  ...texts,
  version: Type.Integer(),
});
export type StatusTextRecord = Static<typeof StatusTextRecord>;

export const statusTextShapes = createRecordShapes({
  hasNoPicker: true,
  filter: {},
  sorts: ['category'],
  record: StatusTextRecord,
  create: {
    category: Category,
    ...(Object.fromEntries(
      Object.entries(texts).map(([name, shape]) => [name, Type.Optional(shape)]),
    ) as { [Name in keyof typeof texts]: ReturnType<typeof Type.Optional<(typeof texts)[Name]>> }),
  },
});
export type StatusTextShapes = RecordShapeTypes<typeof statusTextShapes>;
