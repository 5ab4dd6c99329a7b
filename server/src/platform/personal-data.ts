import type { Db, Transaction } from './db/database';

/** One person: a record, those merged into it, and all their applications. */
export interface Subject {
  applicantIds: readonly number[];
  applicationIds: readonly number[];
  /** Words by which texts may name the person; empty where they are no longer known. */
  names: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
}

/** Key by which a row belongs to a person. */
export type Owner = { application: number } | { applicant: number } | { email: string };

/** A row, or some of its columns, as it was before the erasure. */
export interface Original {
  owner: Owner;
  table: string;
  /** Columns that find the row. */
  key: Record<string, unknown>;
  columns: Record<string, unknown>;
  /** True if the row itself went. */
  isDeleted: boolean;
  /** Stored files that the row named. */
  fileIds: readonly string[];
}

export interface Erased {
  /** Rows and values that restore the person, sealed until the time to restore ends. */
  originals: Original[];
  /** Places that may name the person, for somebody to read. */
  unsure: { owner: Owner; place: string }[];
}

export interface CollectedData {
  /** In the order in which a person reads them; keys are labels for people. */
  entries: Record<string, unknown>[];
  fileIds: string[];
}

/** What a domain keeps of applicants. */
export interface PersonalData {
  /** Plural noun, such as `Letters`. */
  title: string;
  /** True for records that an erasure keeps as proof: they are only shown to the person. */
  isKept?: true;
  /** Columns that an erasure clears, such as `applicant.email`; `*` for rows that go. */
  columns: readonly string[];
  /**
   * Labels of the data that the person may see, in English; the package has other languages too.
   */
  labels?: readonly string[];
  /**
   * Data that the person may see about themselves, without data about others. Absent if they have
   * no right to it, as with internal notes of the company.
   */
  collect?(db: Db, applicationIds: readonly number[]): Promise<CollectedData>;
  /** Removes all of it from the domain's tables. Figures stay right; it may run again. */
  erase(tx: Transaction, people: readonly Subject[]): Promise<Erased>;
  /** Places where something of the person still stands, such as `Letter of application 12`. */
  traces(db: Db, person: Subject): Promise<string[]>;
}
