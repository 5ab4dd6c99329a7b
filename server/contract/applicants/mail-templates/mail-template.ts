import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { Category } from '../applications/application';
import {
  createRecordShapes,
  nonBlankText,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import {
  maxLetterBodyLength,
  maxLetterDelayHours,
  maxLetterSubjectLength,
  templateLanguages,
  templateModes,
  templatePurposes,
  type TemplateLanguage,
  type TemplateMode,
  type TemplatePurpose,
} from './mail-template-constants';

const Purpose = oneOf(Object.keys(templatePurposes) as TemplatePurpose[]);
const Mode = oneOf(Object.keys(templateModes) as TemplateMode[]);
export const TemplateLanguageName = oneOf(Object.keys(templateLanguages) as TemplateLanguage[]);

export const TemplateText = {
  language: TemplateLanguageName,
  subject: nonBlankText(maxLetterSubjectLength, 'Enter the subject.'),
  /** Text of the mail as HTML, with placeholders such as `{{first-name}}`. */
  body: Type.String({ minLength: 1, maxLength: maxLetterBodyLength }),
};

const MailTemplateRecord = Type.Object({
  id: Id,
  name: Type.String(),
  language: Type.String(),
  purpose: Purpose,
  mode: Mode,
  delayHours: Type.Integer(),
  statuses: Type.Array(Type.Object({ id: Id, name: Type.String(), category: Category })),
  subject: Type.String(),
  body: Type.String(),
  version: Type.Integer(),
});
export type MailTemplateRecord = Static<typeof MailTemplateRecord>;

export const mailTemplateShapes = createRecordShapes({
  filter: { purpose: Type.Optional(Purpose), mode: Type.Optional(Mode) },
  sorts: ['name', 'purpose', 'mode'],
  record: MailTemplateRecord,
  create: {
    name: nonBlankText(100, 'Enter the name.'),
    purpose: Purpose,
    mode: Mode,
    /** Hours from the event that causes the mail until it is sent. */
    delayHours: Type.Optional(Type.Integer({ minimum: 0, maximum: maxLetterDelayHours })),
    /** Statuses whose moved applicants get this mail; only for templates of status changes. */
    statusIds: Type.Optional(Type.Array(Id, { maxItems: 200 })),
    ...TemplateText,
  },
});
export type MailTemplateShapes = RecordShapeTypes<typeof mailTemplateShapes>;
export type MailTemplateFilter = Omit<RecordFilter<MailTemplateShapes>, 'id'>;
