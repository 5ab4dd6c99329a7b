import { Type, type Static } from 'typebox';
import { FilePart, Id, OptionalId } from '../../answer';
import { orNull } from '../applications/application';

const ExperienceYears = Type.Unsafe<number | null>({ type: ['integer', 'null'] });

export const ApplicationCreate = Type.Object({
  jobId: Id,
  firstName: Type.String({ maxLength: 100 }),
  lastName: Type.Optional(Type.String({ maxLength: 100 })),
  /** E-mail address of the applicant; required if there is no phone number. */
  applicantEmail: Type.Optional(Type.String({ maxLength: 200 })),
  phoneNumber: Type.Optional(Type.String({ maxLength: 40 })),
  /** Work experience in years. */
  experience: Type.Optional(ExperienceYears),
  sourceId: Type.Optional(OptionalId),
  recruiterId: Type.Optional(OptionalId),
  comment: Type.Optional(Type.String({ maxLength: 2_000 })),
  /**
   * Document number, accepted only if `collectsDocument` is true; only its last four characters and a keyed
   * hash are stored.
   */
  documentNumber: Type.Optional(Type.String({ maxLength: 40 })),
  /** Resume as a .pdf, .doc or .docx file of at most 10 MB. */
  resume: Type.Optional(FilePart),
});
export type ApplicationCreate = Static<typeof ApplicationCreate>;

/** `id` is the `applicantId` of lists; `duplicates` are the suspected pairs that were added to the queue. */
export const ApplicationCreated = Type.Object({
  id: Id,
  applicantId: Id,
  duplicates: Type.Integer({ minimum: 0 }),
});
export type ApplicationCreated = Static<typeof ApplicationCreated>;

export const IntakeOptions = Type.Object({ collectsDocument: Type.Boolean() });
export type IntakeOptions = Static<typeof IntakeOptions>;

export const ResumeParams = Type.Object({ id: Id });
export type ResumeParams = Static<typeof ResumeParams>;

export const ResumeForm = Type.Object({ resume: FilePart });
export type ResumeForm = Static<typeof ResumeForm>;

export const ResumeKept = Type.Object({
  resume: orNull(Type.Object({ fileId: Type.String({ format: 'uuid' }), name: Type.String() })),
  version: Type.Integer(),
});
export type ResumeKept = Static<typeof ResumeKept>;
