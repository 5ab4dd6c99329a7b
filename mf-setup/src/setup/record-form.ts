import type { ComponentType, ReactNode } from 'react';
import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { Destination, RouteParams, RouteRef } from 'shell/sdk/react';
import { formDataOf } from 'shell/sdk/forms';
import { getListDestinations, type RecordNoun } from 'shell/sdk/record';
import type { yup } from 'shared-ui/forms';

export interface StoredRecord {
  id: number;
  version: number;
}

/**
 * Describes a kind of setup record for its form and its view. `Parent` is what a record belongs to,
 * such as the group of a question.
 */
export interface RecordForm<
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object = object,
> {
  /** Singular title, such as `Applicant Source`, for Create and Edit pages. */
  title: string;
  noun: RecordNoun;
  calls: {
    get: Call<{ params: { id: number }; reply: One<Stored> }>;
    create: Call<{ body: object; reply: One<Stored> }>;
    update: Call<{ params: { id: number }; body: object; reply: One<Stored> }>;
  };
  /** Route of the edit form for kinds that also have a view. */
  edit?: RouteRef<RouteParams>;
  /** Route of an empty form for Cancel; the list by default. */
  anew?: RouteRef;
  /** List of all records of one parent, for kinds that have a parent. */
  placeOf?: (parent: Parent) => Destination<RouteParams>;
  /** Other routes of the same list. */
  alsoAt?: readonly RouteRef[];
  empty: Values;
  valuesOf: (stored: Stored) => Values;
  /** Display texts for values that are not readable by themselves. */
  wordsOf?: (values: Values) => Partial<Record<keyof Values & string, ReactNode>>;
  /** Values of the form that the view does not show. */
  unseen?: readonly (keyof Values)[];
  /** Request body; the form values by default. */
  bodyOf?: (values: Values, parent: Parent) => object;
  /** Field labels in display order. */
  labels: Readonly<Record<keyof Values & string, string>>;
  schema: yup.AnyObjectSchema;
  /** `isStored` makes fields read-only that never change after creation. */
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

export const placesIn = <Parent extends object>(
  { noun, placeOf, alsoAt = [] }: Places<Parent>,
  parent: Parent,
): [Destination<RouteParams>, ...Destination<RouteParams>[]] =>
  placeOf ? [placeOf(parent), ...alsoAt.map((to) => ({ to }))] : getListDestinations(noun);

/**
 * Maps a server field to a form field, with or without the suffix `Id`. An error of an unknown
 * field appears above the form.
 */
export const fieldIn =
  (labels: object) =>
  (field: string): string | undefined =>
    [field, field.replace(/Id$/, '')].find((name) => name in labels);

export const sentOf = (fields: object): object =>
  Object.values(fields).some((value) => value instanceof File) ? formDataOf(fields) : fields;
