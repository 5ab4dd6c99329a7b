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
  maxBodyLength,
  maxDelayHours,
  maxSubjectLength,
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
  subject: nonBlankText(maxSubjectLength, 'Enter the subject.'),
  /** HTML of the rich-text editor, with placeholders such as `{{first-name}}`. */
  body: Type.String({ minLength: 1, maxLength: maxBodyLength }),
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
    /** Hours from the cause to the mail. */
    delayHours: Type.Optional(Type.Integer({ minimum: 0, maximum: maxDelayHours })),
    /** Statuses to which a move sends the template; only for templates of moves. */
    statusIds: Type.Optional(Type.Array(Id, { maxItems: 200 })),
    ...TemplateText,
  },
});
export type MailTemplateShapes = RecordShapeTypes<typeof mailTemplateShapes>;
export type MailTemplateFilter = Omit<RecordFilter<MailTemplateShapes>, 'id'>;
