import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useForm, useRecordForm } from '../forms';
import { RowForm } from './row-form';
import type { VersionedRow } from './row-rules';
import type { RowEditing } from './use-row-editing';

interface Props<Values extends object, Row extends VersionedRow> extends Pick<
  ComponentProps<typeof RowForm<Values, Row>>,
  'columns' | 'isCard' | 'removal'
> {
  editing: RowEditing<Values, Row>;
}

const toFormOptions = <Values extends object, Row extends VersionedRow>(
  { list, rules, end }: RowEditing<Values, Row>,
  row?: Row,
) => {
  const { idOf, one, fields } = list.list;
  const others = (list.rows ?? []).filter((other) => !row || idOf(other) !== idOf(row));
  return {
    labels: rules.labels,
    schema: rules.schema({ isNew: !row, others }),
    refusal: `The ${one} was not saved.`,
    goOn: end,
    places: Object.keys(fields),
  };
};

const NewRowForm = <Values extends object, Row extends VersionedRow>({
  editing,
  ...parts
}: Props<Values, Row>) => {
  const { list, rules, end } = editing;
  const [key] = useState(rules.newKey);
  const form = useForm({
    ...toFormOptions(editing),
    initial: rules.empty,
    save: (values) => rules.create(values, key),
  });
  return (
    <RowForm {...parts} form={form} label={`New ${list.list.one}`} note={rules.note} onEnd={end} />
  );
};

const StoredRowForm = <Values extends object, Row extends VersionedRow>({
  editing,
  row,
  ...parts
}: Props<Values, Row> & { row: Row }) => {
  const { list, rules, end } = editing;
  const form = useRecordForm({
    ...toFormOptions(editing, row),
    record: row,
    valuesOf: rules.valuesOf,
    save: rules.update,
    ...(rules.words && { words: rules.words }),
  });
  const label = `Edit ${list.list.nameOf(row)}`;
  return <RowForm {...parts} form={form} label={label} note={rules.note} onEnd={end} />;
};

export const RowEditor = <Values extends object, Row extends VersionedRow>(
  props: Props<Values, Row>,
) => {
  const row = props.editing.edited?.row;
  return row ? <StoredRowForm {...props} row={row} /> : <NewRowForm {...props} />;
};
