import { Type, type Static } from 'typebox';
import { Day, FilePart, Id, oneOf, OptionalDay } from '../answer';
import { CsvPreview, CsvReading, DayOrderChoice, DayOrderProposal } from '../files/csv-file';
import { employmentOutcomes, mostEmployments } from './employment-constants';

/** What is left out stays as it is; an empty leaving date says that the hire is employed. */
export const Employment = Type.Object({
  joiningDate: Type.Optional(Day),
  leavingDate: Type.Optional(OptionalDay),
});
export type Employment = Static<typeof Employment>;

/** A hire is named by the id of the application, else by the e-mail address that came with it. */
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

/** A body whose records are looked at one by one, so that a fault of one refuses no other. */
export const EmploymentEnvelope = Type.Object({
  records: Type.Array(Type.Unknown(), { minItems: 1, maxItems: mostEmployments }),
});

export const EmploymentResult = Type.Object({
  outcome: oneOf(employmentOutcomes),
  /** Null where no referral was found. */
  applicantId: Type.Union([Id, Type.Null()]),
  /** What is wrong, by field; only of a refused one. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type EmploymentResult = Static<typeof EmploymentResult>;

const Count = Type.Integer({ minimum: 0 });

/** What became of each record, in their order. */
export const EmploymentAnswer = Type.Object({
  updated: Count,
  unchanged: Count,
  refused: Count,
  results: Type.Array(EmploymentResult),
});
export type EmploymentAnswer = Static<typeof EmploymentAnswer>;

export const EmploymentParams = Type.Object({ id: Id });

/** A .csv file of at most 10 MB, and how it is to be read. */
export const EmploymentFile = Type.Object({
  file: FilePart,
  ...CsvReading.properties,
  dayOrder: DayOrderChoice,
});
export type EmploymentFile = Static<typeof EmploymentFile>;

/** A line of a file as a spreadsheet counts it, from 1, and what becomes of it. */
const EmploymentLine = Type.Object({
  line: Type.Integer(),
  outcome: oneOf(employmentOutcomes),
  /** What the file names the hire by. */
  name: Type.String(),
  /** What is wrong; empty where nothing is. */
  message: Type.String(),
});
export type EmploymentLine = Static<typeof EmploymentLine>;

/** What becomes of the rows of a file. */
export const EmploymentImport = Type.Object({
  ...CsvPreview.properties,
  /** A sentence about columns that are missing or there twice, so that no row is judged; else empty. */
  fault: Type.String(),
  total: Count,
  updated: Count,
  unchanged: Count,
  refused: Count,
  /** Null where no date of the file can be two days. */
  dayOrder: Type.Union([DayOrderProposal, Type.Null()]),
  /** The first of each outcome. */
  lines: Type.Array(EmploymentLine),
});
export type EmploymentImport = Static<typeof EmploymentImport>;
