import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { createRecordShapes, nonBlankText, type RecordShapeTypes } from '../../record-shapes';
import {
  consentLanguages,
  consentPurposes,
  type ConsentLanguage,
  type ConsentPurpose,
} from './applying-constants';

const Purpose = oneOf(Object.keys(consentPurposes) as ConsentPurpose[]);

const Language = oneOf(Object.keys(consentLanguages) as ConsentLanguage[]);

/** Consent text for applicants; a newer text of the same purpose and language replaces it. */
const ConsentTextRecord = Type.Object({
  id: Id,
  purpose: Purpose,
  /** Number of the text among all texts of its purpose, from 1. */
  number: Type.Integer(),
  language: Language,
  text: Type.String(),
  isInForce: Type.Boolean(),
  agreed: Type.Integer(),
  version: Type.Integer(),
});
export type ConsentTextRecord = Static<typeof ConsentTextRecord>;

export const consentTextShapes = createRecordShapes({
  hasNoPicker: true,
  filter: { purpose: Type.Optional(Purpose) },
  sorts: ['purpose', 'number'],
  record: ConsentTextRecord,
  create: { purpose: Purpose, language: Type.Optional(Language), text: nonBlankText(2_000) },
});
export type ConsentTextShapes = RecordShapeTypes<typeof consentTextShapes>;
