import { Type, type Static } from 'typebox';
import { FilePart, Id, oneOf } from '../../answer';
import { QuestionTypeName } from '../../jobs/questions/question';
import {
  consentPurposes,
  dynamicFieldPattern,
  maxAnswerLength,
  maxUploadBytes,
  textLimits,
  type ConsentPurpose,
  type SendingState,
  type TextField,
} from './applying-constants';

export const JobParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });
export type JobParams = Static<typeof JobParams>;

const AskedQuestion = Type.Object({
  /** Name of the answer's field. */
  field: Type.String(),
  questionId: Id,
  question: Type.String(),
  description: Type.String(),
  type: QuestionTypeName,
  options: Type.Array(Type.String()),
  isRequired: Type.Boolean(),
});
export type AskedQuestion = Static<typeof AskedQuestion>;

const AskedConsent = Type.Object({
  /** Form field whose value is the version that was agreed to. */
  field: Type.String(),
  purpose: oneOf(Object.keys(consentPurposes) as ConsentPurpose[]),
  version: Type.Integer(),
  text: Type.String(),
  isRequired: Type.Boolean(),
});
export type AskedConsent = Static<typeof AskedConsent>;

/** In the languages of the page; German is empty where setup has none. */
const Text = Type.Object({ en: Type.String(), de: Type.String() });

/** Never required. The answer is counted, and not stored with the application. */
const AskedDemographic = Type.Object({
  /** Form field whose value is that of a choice. */
  field: Type.String(),
  question: Text,
  choices: Type.Array(Type.Object({ value: Type.String(), text: Text })),
});
export type AskedDemographic = Static<typeof AskedDemographic>;

export const JobQuestions = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  questions: Type.Array(AskedQuestion),
  consents: Type.Array(AskedConsent),
  demographics: Type.Array(AskedDemographic),
  /** Proves that the form was opened; send it back. */
  stamp: Type.String(),
  /** Leading zero bits of SHA-256 over `stamp` and `work`; 0 asks for no work. */
  workBits: Type.Integer(),
});
export type JobQuestions = Static<typeof JobQuestions>;

const texts = Object.fromEntries(
  Object.entries(textLimits).map(([name, maxLength]) => [
    name,
    Type.Optional(Type.String({ maxLength })),
  ]),
) as Record<TextField, ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>>;

/**
 * JSON, a form or multipart. An e-mail address or a phone number, and a resume as file or text, are
 * required. Answers and consents go by the fields that `questions` names.
 */
export const ApplicationForm = Type.Object(
  {
    ...texts,
    firstName: Type.String({ maxLength: textLimits.firstName }),
    /** A .pdf, .doc or .docx file of at most 10 MB. */
    resume: Type.Optional(FilePart),
  },
  {
    patternProperties: { [dynamicFieldPattern]: Type.String({ maxLength: maxAnswerLength }) },
    additionalProperties: false,
  },
);

export const ApplicationSent = Type.Object({
  state: oneOf<SendingState>(['received', 'confirm', 'waits']),
});
export type ApplicationSent = Static<typeof ApplicationSent>;

/**
 * A .pdf, .doc or .docx file, the id of a file that was uploaded in pieces, or the resume's text.
 */
export const ResumeToRead = Type.Object({
  resume: Type.Optional(FilePart),
  resumeUpload: Type.Optional(Type.String({ maxLength: textLimits.resumeUpload })),
  resumeText: Type.Optional(Type.String({ maxLength: textLimits.resumeText })),
});
export type ResumeToRead = Static<typeof ResumeToRead>;

/** Details that a resume clearly gives of its person; all others are empty. */
export const ResumeDetails = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Send it as this field, instead of the file; empty where nothing is stored. */
  resumeUpload: Type.String(),
});
export type ResumeDetails = Static<typeof ResumeDetails>;

export const UploadStart = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  size: Type.Integer({ minimum: 1, maximum: maxUploadBytes }),
});
export type UploadStart = Static<typeof UploadStart>;

export const UploadParams = Type.Object({
  slug: JobParams.properties.slug,
  upload: Type.String({ minLength: 1, maxLength: textLimits.resumeUpload }),
});
export type UploadParams = Static<typeof UploadParams>;

export const UploadPiece = Type.Object({
  /** Bytes before the piece; pieces come in order. */
  start: Type.Integer({ minimum: 0, maximum: maxUploadBytes }),
  /** At most 256 KB. */
  piece: FilePart,
});

/** Send `upload` as the field `resumeUpload`, once all bytes were received. */
export const UploadState = Type.Object({
  upload: Type.String(),
  received: Type.Integer(),
  size: Type.Integer(),
});
export type UploadState = Static<typeof UploadState>;
