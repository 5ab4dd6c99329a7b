import { Type, type Static } from 'typebox';
import { FilePart, Id, oneOf } from '../../answer';
import { QuestionTypeName } from '../../jobs/questions/question';
import {
  consentPurposes,
  dynamicFieldPattern,
  maxAnswerLength,
  maxUploadBytes,
  applyingTextLimits,
  type ConsentPurpose,
  type ApplicationSendingState,
  type TextField,
} from './applying-constants';

export const JobParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });
export type JobParams = Static<typeof JobParams>;

const AskedQuestion = Type.Object({
  /** Name of the form field for the answer. */
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
  /** Name of the form field for the consent; its value is the version of the text that was agreed to. */
  field: Type.String(),
  purpose: oneOf(Object.keys(consentPurposes) as ConsentPurpose[]),
  version: Type.Integer(),
  text: Type.String(),
  isRequired: Type.Boolean(),
});
export type AskedConsent = Static<typeof AskedConsent>;

/** Text in the languages of careers pages; `de` is empty if setup has no German text. */
const Text = Type.Object({ en: Type.String(), de: Type.String() });

/** Demographic question, which is never required. Answers are counted, not stored with the application. */
const AskedDemographic = Type.Object({
  /** Name of the form field for the answer; its value is the `value` of a choice. */
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
  /** Proof that the form was opened; send it back with the application. */
  stamp: Type.String(),
  /** Proof of work: required leading zero bits of the SHA-256 of `stamp` and `work`; 0 requires none. */
  workBits: Type.Integer(),
});
export type JobQuestions = Static<typeof JobQuestions>;

const texts = Object.fromEntries(
  Object.entries(applyingTextLimits).map(([name, maxLength]) => [
    name,
    Type.Optional(Type.String({ maxLength })),
  ]),
) as Record<TextField, ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>>;

/**
 * An application, as JSON, form or multipart. Required: an e-mail address or phone number, and a resume as
 * file or text. Answers and consents use the field names from `getJobQuestions`.
 */
export const ApplicationForm = Type.Object(
  {
    ...texts,
    firstName: Type.String({ maxLength: applyingTextLimits.firstName }),
    /** Resume as a .pdf, .doc or .docx file of at most 10 MB. */
    resume: Type.Optional(FilePart),
  },
  {
    patternProperties: { [dynamicFieldPattern]: Type.String({ maxLength: maxAnswerLength }) },
    additionalProperties: false,
  },
);

export const ApplicationSent = Type.Object({
  state: oneOf<ApplicationSendingState>(['received', 'confirm', 'waits']),
});
export type ApplicationSent = Static<typeof ApplicationSent>;

/** A resume: a .pdf, .doc or .docx file, the id of a file that was uploaded in pieces, or plain text. */
export const ResumeToRead = Type.Object({
  resume: Type.Optional(FilePart),
  resumeUpload: Type.Optional(Type.String({ maxLength: applyingTextLimits.resumeUpload })),
  resumeText: Type.Optional(Type.String({ maxLength: applyingTextLimits.resumeText })),
});
export type ResumeToRead = Static<typeof ResumeToRead>;

/** Uncertain details are empty. */
export const ResumeDetails = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /**
   * Id of the stored resume file, to send with the application in place of the file; empty if no file is
   * stored.
   */
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
  upload: Type.String({ minLength: 1, maxLength: applyingTextLimits.resumeUpload }),
});
export type UploadParams = Static<typeof UploadParams>;

export const UploadPiece = Type.Object({
  /** Number of bytes before this piece; pieces must be sent in order. */
  start: Type.Integer({ minimum: 0, maximum: maxUploadBytes }),
  /** Piece of the resume file, at most 256 KB. */
  piece: FilePart,
});

/**
 * State of a resume upload in pieces; after all bytes are received, send `upload` as the application's field
 * `resumeUpload`.
 */
export const UploadState = Type.Object({
  upload: Type.String(),
  received: Type.Integer(),
  size: Type.Integer(),
});
export type UploadState = Static<typeof UploadState>;
