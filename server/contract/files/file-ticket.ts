import { Type, type Static } from 'typebox';
import { Id } from '../answer';
import { ApplicationSelection } from '../applicants/application';
import { JobSelection } from '../jobs/job';

/**
 * What a ticket opens. A download carries no bearer, so the ticket is bound to person and target.
 * `list` is a list of setup by its name; `file` is a stored file that the person may see, such as the image of a job.
 */
export type FileTarget =
  | { kind: 'job-export'; selection: JobSelection }
  | { kind: 'application-export'; applications: ApplicationSelection }
  | { kind: 'import-rejected'; importId: number }
  | { kind: 'list'; list: string; rows: object }
  | { kind: 'file'; fileId: string };

// One object for all kinds: where schemas are alternatives, trying the first drops what the second needs.
export const FileTarget = Type.Unsafe<FileTarget>(
  Type.Object({
    kind: Type.Union([
      Type.Literal('job-export'),
      Type.Literal('application-export'),
      Type.Literal('import-rejected'),
      Type.Literal('list'),
      Type.Literal('file'),
    ]),
    /** Of a `job-export`. */
    selection: Type.Optional(JobSelection),
    /** Of an `application-export`; `expected` is not needed. */
    applications: Type.Optional(ApplicationSelection),
    /** Of an `import-rejected`. */
    importId: Type.Optional(Id),
    /** Of a `list`: its name, and its selection, which the list checks. */
    list: Type.Optional(Type.String({ maxLength: 100 })),
    rows: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    /** Of a `file`. */
    fileId: Type.Optional(Type.String({ format: 'uuid' })),
  }),
);

/** `url` works once, for 60 seconds. */
export const FileTicket = Type.Object({
  url: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type FileTicket = Static<typeof FileTicket>;
