import type { ReactNode } from 'react';
import type { yup } from 'shared-ui/forms';
import type { Base, ValueWords } from '../forms';
import type { Offer } from '../react';

export interface VersionedRow {
  version: number;
}

export interface RowRules<Values extends object, Row extends VersionedRow> {
  may: Offer;
  empty: Values;
  valuesOf: (row: Row) => Values;
  /** Labels of the fields in the conflict dialog. */
  labels: Readonly<Record<keyof Values & string, string>>;
  words?: ValueWords<Values>;
  /**
   * Returns the validation schema of a row; `others` are the other rows on the page, to check that a value is
   * unique.
   */
  schema: (row: { isNew: boolean; others: readonly Row[] }) => yup.AnyObjectSchema;
  /** Creates the `Idempotency-Key` of a new row, so that repeated saves create only one record. */
  newKey: () => string;
  create: (values: Values, key: string) => Promise<unknown>;
  /** Saves a changed row with the version of `base`; called again after a version conflict. */
  update: (values: Values, base: Base<Values, Row>) => Promise<unknown>;
  /** Content below the fields, such as a note on what the change affects. */
  note?: ReactNode;
}
