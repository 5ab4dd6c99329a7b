type Columns = Readonly<Record<string, string>>;

/**
 * Text columns by table, as names separated by blanks, grouped by use: all columns that no domain declares as
 * personal data of applicants. A test compares them with the schema, so that each new column is classified.
 */
export interface ColumnUses {
  /** Texts by staff that may name anybody: the search for traces of a person reads them. */
  freeTexts?: Columns;
  /** Columns that are declared as personal data of one applicant, whose texts may also name another. */
  textsAboutOthers?: Columns;
  /** Columns that triggers copy from the applicant, so that they change with the applicant's name. */
  derivedTexts?: Columns;
  /** Columns whose rows are deleted within hours or days, and which nobody can search meanwhile. */
  shortLived?: Columns;
  /** Columns that an erasure must not clear: encrypted, hashed, or figures required by tax law. */
  purposelyLasting?: Columns;
  /** Columns about staff, who are not applicants. */
  ofStaff?: Columns;
  /** Columns with setup, keys, states and hashes. */
  notPersonal?: Columns;
}

export interface TableColumns {
  table: string;
  columns: readonly string[];
}

/** Columns with one of the given uses, in all wings. */
export const listColumns = (
  registered: readonly ColumnUses[],
  ...uses: readonly (keyof ColumnUses)[]
): TableColumns[] =>
  registered.flatMap((columns) =>
    uses.flatMap((use) =>
      Object.entries(columns[use] ?? {}).map(([table, names]) => ({
        table,
        columns: names.split(' '),
      })),
    ),
  );
