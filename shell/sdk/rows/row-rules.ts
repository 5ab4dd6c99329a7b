import type { ReactNode } from 'react';
import type { yup } from 'shared-ui/forms';
import type { Base, ValueWords } from '../forms';
import type { Offer } from '../react';

export interface VersionedRow {
  version: number;
}

/** How the rows of a list are edited in their place. */
export interface RowRules<Values extends object, Row extends VersionedRow> {
  may: Offer;
  /** What a blank row holds. */
  empty: Values;
  valuesOf: (row: Row) => Values;
  /** Names of the fields, in the question which of two versions stays. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Values that are not said by themselves, for that question. */
  words?: ValueWords<Values>;
  /** `others` are the other rows on the page, for what no two of them share. */
  schema: (row: { isNew: boolean; others: readonly Row[] }) => yup.AnyObjectSchema;
  /** Makes the `Idempotency-Key` of a blank row: however often it is saved, it becomes one record. */
  newKey: () => string;
  create: (values: Values, key: string) => Promise<unknown>;
  /** Saves with the version of `base`; called again upon the latest one where that was stale. */
  update: (values: Values, base: Base<Values, Row>) => Promise<unknown>;
  /** Stands below the fields: what saving this would touch. */
  note?: ReactNode;
}
