import type { ReactNode } from 'react';
import { yup } from 'shared-ui/forms';

interface EditedRowContext<Stored> {
  isNew: boolean;
  /** Other rows on the page, to check that a value is unique. */
  others: readonly Stored[];
}

export interface RecordField<Value, Stored extends object = object> {
  label: string;
  empty: Value;
  rule?: yup.Schema | ((row: EditedRowContext<Stored>) => yup.Schema);
  /** Reads the form value from a stored record; default: the record's field of the same name. */
  read?: (stored: Stored, name: string) => Value;
  /** Returns the part of the request body for this field; default: the value under the field's name. */
  write?(value: Value, name: string, isNew: boolean): object;
  /** Formats the value for the view page; default: the value itself. */
  show?(value: Value): ReactNode;
  /** True if the view page omits this field. */
  isUnseen?: true;
  /**
   * Renders the field's input. `isStored` is true for an existing record, whose fixed fields are read-only.
   */
  input: (props: { name: string; isStored: boolean }) => ReactNode;
}

/** Fields of a kind of record, in the order in which forms and views show them. */
export type RecordFields<Values extends object, Stored extends object> = {
  readonly [Name in keyof Values & string]: RecordField<Values[Name], Stored>;
};

const noRow = { isNew: false, others: [] };

export const createFormParts = <Values extends object, Stored extends object>(
  fields: RecordFields<Values, Stored>,
) => {
  type Name = keyof Values & string;
  const names = Object.keys(fields) as Name[];
  const each = <Part>(partOf: (name: Name) => Part) =>
    Object.fromEntries(names.map((name) => [name, partOf(name)]));
  const readField = (record: Stored, name: Name): unknown => {
    const { read, empty } = fields[name];
    return read ? read(record, name) : ((record as Record<string, unknown>)[name] ?? empty);
  };
  return {
    names,
    empty: each((name) => fields[name].empty) as Values,
    labels: each((name) => fields[name].label) as Record<Name, string>,
    valuesOf: (record: Stored) => each((name) => readField(record, name)) as Values,
    toBody: (values: Values, isNew = false): Readonly<Record<string, unknown>> =>
      Object.assign(
        {},
        ...names.map(
          (name) => fields[name].write?.(values[name], name, isNew) ?? { [name]: values[name] },
        ),
      ) as Readonly<Record<string, unknown>>,
    toSchema: (row: EditedRowContext<Stored> = noRow) =>
      yup.object(
        Object.fromEntries(
          names.flatMap((name) => {
            const { rule } = fields[name];
            return rule ? [[name, typeof rule === 'function' ? rule(row) : rule]] : [];
          }),
        ),
      ),
  };
};
