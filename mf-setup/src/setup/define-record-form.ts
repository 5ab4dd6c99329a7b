import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import { formDataOf } from 'shell/sdk/forms';
import type { Destination, RouteParams, RouteRef } from 'shell/sdk/react';
import { getListDestinations, type RecordNoun } from 'shell/sdk/record';
import { createFormParts, type RecordFields } from './record-field';

type WrittenRecord = Readonly<Record<string, unknown>>;

export interface StoredRecord {
  id: number;
  version: number;
}

/**
 * Declares the pages that create, edit and view a kind of setup record. `Parent` is the type of the record to
 * which it belongs, such as the group of a question.
 */
interface FormDeclaration<
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object = object,
> {
  /** Title of the kind in singular, such as `Applicant Source`, for Create and Edit pages. */
  title: string;
  noun: RecordNoun;
  calls: {
    get: Call<{ params: { id: number }; reply: One<Stored> }>;
    create: Call<{ body: object; reply: One<Stored> }>;
    update: Call<{ params: { id: number }; body: object; reply: One<Stored> }>;
  };
  /** Route of the edit form, for kinds of record that also have a view page. */
  edit?: RouteRef<RouteParams>;
  /** Route of an empty form that Cancel opens; without it, Cancel opens the list. */
  anew?: RouteRef;
  /** List of all records of one parent, for kinds that have a parent. */
  placeOf?: (parent: Parent) => Destination<RouteParams>;
  /** Other routes of the same list, to which the form may also return. */
  alsoAt?: readonly RouteRef[];
  fields: RecordFields<Values, Stored>;
  /** Returns the request body, if it needs more than the values of the fields. */
  bodyOf?: (written: WrittenRecord, parent: Parent, values: Values) => object;
}

/**
 * Maps a server field to a form field, with or without the suffix `Id`. An error of an unknown field appears
 * above the form.
 */
const createFieldResolver =
  (labels: object) =>
  (field: string): string | undefined =>
    [field, field.replace(/Id$/, '')].find((name) => name in labels);

const toFormDataIfFiles = (fields: object): object =>
  Object.values(fields).some((value) => value instanceof File) ? formDataOf(fields) : fields;

export const defineRecordForm = <
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object = object,
>(
  declared: FormDeclaration<Values, Stored, Parent>,
) => {
  const parts = createFormParts(declared.fields);
  return {
    ...declared,
    ...parts,
    schema: parts.toSchema(),
    fieldOf: createFieldResolver(parts.labels),
    toBody: (values: Values, parent: Parent, version?: number): object => {
      const written = parts.toBody(values);
      const body = declared.bodyOf?.(written, parent, values) ?? written;
      return toFormDataIfFiles(version === undefined ? body : { ...body, version });
    },
  };
};

export type RecordForm<
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object = object,
> = ReturnType<typeof defineRecordForm<Values, Stored, Parent>>;

export interface RecordFormProps<
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
> {
  form: RecordForm<Values, Stored, Parent>;
}

interface ListOptions<Parent> {
  noun: RecordNoun;
  placeOf?: ((parent: Parent) => Destination<RouteParams>) | undefined;
  alsoAt?: readonly RouteRef[] | undefined;
}

export const toListDestinations = <Parent extends object>(
  { noun, placeOf, alsoAt = [] }: ListOptions<Parent>,
  parent: Parent,
): [Destination<RouteParams>, ...Destination<RouteParams>[]] =>
  placeOf ? [placeOf(parent), ...alsoAt.map((to) => ({ to }))] : getListDestinations(noun);
