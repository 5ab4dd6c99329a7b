import type { Db, Transaction } from './db/database';

/** One person: an applicant record, the records merged into it, and all their applications. */
export interface DataSubject {
  applicantIds: readonly number[];
  applicationIds: readonly number[];
  /** Names by which texts may mention the person; empty if they are no longer known. */
  names: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
}

/** Application, record or e-mail address through which a row belongs to a person. */
export type DataOwner = { application: number } | { applicant: number } | { email: string };

/** A row, or some of its columns, as before the erasure. */
export interface OriginalRow {
  owner: DataOwner;
  table: string;
  /** Values of the columns that identify the row. */
  key: Record<string, unknown>;
  columns: Record<string, unknown>;
  /** True if the erasure deleted the row itself. */
  isDeleted: boolean;
  fileIds: readonly string[];
}

export interface ErasureResult {
  /** Rows and values with which the person can be restored, encrypted until the time for that ends. */
  originals: OriginalRow[];
  /** Places whose texts may name the person, to be checked by staff. */
  unsure: { owner: DataOwner; place: string }[];
}

export interface CollectedData {
  /** Entries in the order in which they are shown to the person; the keys are labels. */
  entries: Record<string, unknown>[];
  fileIds: string[];
}

/** Personal data of applicants that a domain stores. */
export interface PersonalData {
  /** Plural noun for the data, such as `Letters`. */
  title: string;
  /** True for records that an erasure keeps as proof; the person can only see them. */
  isKept?: true;
  /** Columns that an erasure clears, such as `applicant.email`; `*` for deleted rows. */
  columns: readonly string[];
  /** English labels of the data that the person may see; packages contain them in other languages too. */
  labels?: readonly string[];
  /**
   * Data that people may see about themselves, without data about others. Undefined if they have no right to
   * see it, as with internal notes of the company.
   */
  collect?(db: Db, applicationIds: readonly number[]): Promise<CollectedData>;
  /** Erases the data from the domain's tables, without changing figures; may run repeatedly. */
  erase(tx: Transaction, people: readonly DataSubject[]): Promise<ErasureResult>;
  /** Places that still contain data of the person, such as `Letter of application 12`. */
  traces(db: Db, person: DataSubject): Promise<string[]>;
}
