type Columns = Readonly<Record<string, string>>;

/**
 * Columns of texts by table, parted by blanks, with what they are: all that no domain declares as
 * personal data of applicants. A test holds them against the schema, so that a new column is
 * classified before it is written.
 */
export interface ColumnUses {
  /** Texts that staff write and that may name anybody: the trace looks through them. */
  freeTexts?: Columns;
  /** Declared as personal data of one applicant, and still texts that may name another. */
  textsAboutOthers?: Columns;
  /** Filled from the applicant by triggers, so that they go with the name. */
  derivedTexts?: Columns;
  /** Gone by themselves within hours or days, and reached by nobody meanwhile. */
  shortLived?: Columns;
  /** Kept on purpose: sealed, hashed, or figures that tax law asks for. */
  purposelyLasting?: Columns;
  /** People of staff, who are no applicants by that. */
  ofStaff?: Columns;
  /** Set-up, keys, states and hashes. */
  notPersonal?: Columns;
}

export interface TableColumns {
  table: string;
  columns: readonly string[];
}

/** Columns of one use, or of several, in all wings. */
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
