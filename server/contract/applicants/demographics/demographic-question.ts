import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { createRecordShapes, nonBlankText, type RecordShapeTypes } from '../../record-shapes';
import {
  demographicMessages,
  maxChoiceLength,
  maxChoices,
  maxQuestionLength,
  minChoices,
} from './demographic-constants';

const Choices = (minItems: number) =>
  Type.Array(nonBlankText(maxChoiceLength), {
    ...{ minItems, maxItems: maxChoices },
    'x-sentence': demographicMessages.choices,
  });

/** What applicants may answer for figures of equal opportunity; "I prefer not to say" is added. */
const DemographicQuestionRecord = Type.Object({
  id: Id,
  englishQuestion: Type.String(),
  englishChoices: Type.Array(Type.String()),
  /** German texts; empty if German pages show the English texts. */
  germanQuestion: Type.String(),
  germanChoices: Type.Array(Type.String()),
  isAsked: Type.Boolean(),
  /** Once it was asked, its texts stay as they are. */
  wasAsked: Type.Boolean(),
  version: Type.Integer(),
});
export type DemographicQuestionRecord = Static<typeof DemographicQuestionRecord>;

export const demographicQuestionShapes = createRecordShapes({
  hasNoPicker: true,
  filter: { isAsked: Type.Optional(Type.Boolean()) },
  sorts: ['englishQuestion', 'isAsked'],
  record: DemographicQuestionRecord,
  create: {
    englishQuestion: nonBlankText(maxQuestionLength),
    englishChoices: Choices(minChoices),
    germanQuestion: Type.Optional(Type.String({ maxLength: maxQuestionLength })),
    germanChoices: Type.Optional(Choices(0)),
    isAsked: Type.Optional(Type.Boolean()),
  },
});
export type DemographicQuestionShapes = RecordShapeTypes<typeof demographicQuestionShapes>;
