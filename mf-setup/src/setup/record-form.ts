import type { ComponentType, ReactNode } from 'react';
import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { Destination, RouteParams, RouteRef } from 'shell/sdk/react';
import { formDataOf } from 'shell/sdk/forms';
import { listsOf, type RecordNoun } from 'shell/sdk/record';
import type { yup } from 'shared-ui/forms';

export interface StoredRecord {
  id: number;
  version: number;
}

/**
 * A kind of record that setup keeps, as its forms and its view know it. `Parent` is what such a record
 * belongs to: a question to its group.
 */
export interface RecordForm<
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object = object,
> {
  /** `Applicant Source`: its forms are called Create and Edit Applicant Source. */
  title: string;
  noun: RecordNoun;
  calls: {
    get: Call<{ params: { id: number }; reply: One<Stored> }>;
    create: Call<{ body: object; reply: One<Stored> }>;
    update: Call<{ params: { id: number }; body: object; reply: One<Stored> }>;
  };
  /** Its form, for a kind that has a view: by the id, and what the noun's list is told by. */
  edit?: RouteRef<RouteParams>;
  /** An empty form, to which Cancel leads; to the list if left out. */
  anew?: RouteRef;
  /** The list that a record stands in, for a kind that belongs to another. */
  placeOf?: (parent: Parent) => Destination<RouteParams>;
  /** Further routes of that list. */
  alsoAt?: readonly RouteRef[];
  empty: Values;
  valuesOf: (stored: Stored) => Values;
  /** Values as they are read, where they do not say it themselves. */
  wordsOf?: (values: Values) => Partial<Record<keyof Values & string, ReactNode>>;
  /** Values that are of the form only, which a view leaves out. */
  unseen?: readonly (keyof Values)[];
  /** What is sent of the form; its values if left out. */
  bodyOf?: (values: Values, parent: Parent) => object;
  /** Names of the fields, in their order. */
  labels: Readonly<Record<keyof Values & string, string>>;
  schema: yup.AnyObjectSchema;
  /** Its fields; of a stored record those that never change are read only. */
  Fields: ComponentType<{ isStored: boolean }>;
}

export interface RecordFormProps<
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
> {
  form: RecordForm<Values, Stored, Parent>;
}

interface Places<Parent> {
  noun: RecordNoun;
  placeOf?: ((parent: Parent) => Destination<RouteParams>) | undefined;
  alsoAt?: readonly RouteRef[] | undefined;
}

/** Where a record of this kind is listed, further routes of that list behind it. */
export const placesIn = <Parent extends object>(
  { noun, placeOf, alsoAt = [] }: Places<Parent>,
  parent: Parent,
): [Destination<RouteParams>, ...Destination<RouteParams>[]] =>
  placeOf ? [placeOf(parent), ...alsoAt.map((to) => ({ to }))] : listsOf(noun);

/** The form's name of a field of the server, which may call a choice by its id; what is about another field is said above the form. */
export const fieldIn =
  (labels: object) =>
  (field: string): string | undefined =>
    [field, field.replace(/Id$/, '')].find((name) => name in labels);

/** What is sent of a form: as a multipart form where a file goes with it. */
export const sentOf = (fields: object): object =>
  Object.values(fields).some((value) => value instanceof File) ? formDataOf(fields) : fields;
