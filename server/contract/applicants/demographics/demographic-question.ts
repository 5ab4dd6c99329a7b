import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { createRecordShapes, nonBlankText, type RecordShapeTypes } from '../../record-shapes';
import {
  demographicMessages,
  maxDemographicChoiceLength,
  maxDemographicChoices,
  maxDemographicQuestionLength,
  minDemographicChoices,
} from './demographic-constants';

const Choices = (minItems: number) =>
  Type.Array(nonBlankText(maxDemographicChoiceLength), {
    ...{ minItems, maxItems: maxDemographicChoices },
    'x-sentence': demographicMessages.choices,
  });

/**
 * Voluntary question to applicants for equal opportunity figures; the choice "I prefer not to say" is added.
 */
const DemographicQuestionRecord = Type.Object({
  id: Id,
  englishQuestion: Type.String(),
  englishChoices: Type.Array(Type.String()),
  /** German text of the question; empty if German pages show the English text. */
  germanQuestion: Type.String(),
  germanChoices: Type.Array(Type.String()),
  isAsked: Type.Boolean(),
  /** True if applicants were asked this question; then its texts can no longer change. */
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
    englishQuestion: nonBlankText(maxDemographicQuestionLength),
    englishChoices: Choices(minDemographicChoices),
    germanQuestion: Type.Optional(Type.String({ maxLength: maxDemographicQuestionLength })),
    germanChoices: Type.Optional(Choices(0)),
    isAsked: Type.Optional(Type.Boolean()),
  },
});
export type DemographicQuestionShapes = RecordShapeTypes<typeof demographicQuestionShapes>;
