import { Type, type Static } from 'typebox';
import { Day, FilePart, Id, oneOf, OptionalDay } from '../../answer';
import {
  CsvPreview,
  CsvReadingOptions,
  DayOrderChoice,
  DayOrderProposal,
} from '../../platform/files/csv-file';
import { employmentOutcomes, mostEmployments } from './employment-constants';

/** Employment dates of a person: absent fields stay unchanged, an empty leaving date means still employed. */
export const Employment = Type.Object({
  joiningDate: Type.Optional(Day),
  leavingDate: Type.Optional(OptionalDay),
});
export type Employment = Static<typeof Employment>;

/** Employment of a hired applicant, who is identified by application id, else by e-mail address. */
export const EmploymentRecord = Type.Object({
  applicantId: Type.Optional(Id),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  ...Employment.properties,
});
export type EmploymentRecord = Static<typeof EmploymentRecord>;

export const EmploymentRecords = Type.Object({
  records: Type.Array(EmploymentRecord, { minItems: 1, maxItems: mostEmployments }),
});
export type EmploymentRecords = Static<typeof EmploymentRecords>;

/**
 * Employment records to store. The server validates each by itself, so that one invalid record does not
 * refuse the others.
 */
export const EmploymentEnvelope = Type.Object({
  records: Type.Array(Type.Unknown(), { minItems: 1, maxItems: mostEmployments }),
});

export const EmploymentResult = Type.Object({
  outcome: oneOf(employmentOutcomes),
  applicantId: Type.Union([Id, Type.Null()]),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type EmploymentResult = Static<typeof EmploymentResult>;

const Count = Type.Integer({ minimum: 0 });

/** Results of storing employment records, in the order of the request. */
export const EmploymentAnswer = Type.Object({
  updated: Count,
  unchanged: Count,
  refused: Count,
  results: Type.Array(EmploymentResult),
});
export type EmploymentAnswer = Static<typeof EmploymentAnswer>;

export const EmploymentParams = Type.Object({ id: Id });

/** A .csv file of at most 10 MB. */
export const EmploymentFile = Type.Object({
  file: FilePart,
  ...CsvReadingOptions.properties,
  dayOrder: DayOrderChoice,
});
export type EmploymentFile = Static<typeof EmploymentFile>;

/** `line` counts from 1, as in a spreadsheet. */
const EmploymentLine = Type.Object({
  line: Type.Integer(),
  outcome: oneOf(employmentOutcomes),
  name: Type.String(),
  message: Type.String(),
});
export type EmploymentLine = Static<typeof EmploymentLine>;

export const EmploymentImport = Type.Object({
  ...CsvPreview.properties,
  /** Error message about missing or repeated columns, which prevent the import; empty without such errors. */
  fault: Type.String(),
  total: Count,
  updated: Count,
  unchanged: Count,
  refused: Count,
  dayOrder: Type.Union([DayOrderProposal, Type.Null()]),
  lines: Type.Array(EmploymentLine),
});
export type EmploymentImport = Static<typeof EmploymentImport>;
