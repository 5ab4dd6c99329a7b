import type { ComponentType } from 'react';
import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { RouteRef } from 'shell/sdk/react';
import type { RecordNoun } from 'shell/sdk/record';
import type { yup } from 'shared-ui/forms';

export interface StoredRecord {
  id: number;
  version: number;
}

/** A kind of record that setup keeps, as its forms and its view know it. */
export interface RecordForm<Values extends object, Stored extends StoredRecord> {
  /** `Applicant Source`: its forms are called Create and Edit Applicant Source. */
  title: string;
  noun: RecordNoun;
  calls: {
    get: Call<{ params: { id: number }; reply: One<Stored> }>;
    create: Call<{ body: object; reply: One<Stored> }>;
    update: Call<{ params: { id: number }; body: object; reply: One<Stored> }>;
  };
  edit: RouteRef<{ id: number }>;
  /** An empty form, to which Cancel leads. */
  anew: RouteRef;
  empty: Values;
  valuesOf: (stored: Stored) => Values;
  /** Names of the fields, in their order. */
  labels: Readonly<Record<keyof Values & string, string>>;
  schema: yup.AnyObjectSchema;
  /** Its fields; of a stored record those that never change are read only. */
  Fields: ComponentType<{ isStored: boolean }>;
}

export interface RecordFormProps<Values extends object, Stored extends StoredRecord> {
  form: RecordForm<Values, Stored>;
}
