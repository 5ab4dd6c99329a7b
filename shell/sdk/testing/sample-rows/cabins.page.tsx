import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { pageReader, randomKey, send, usePermission } from 'shared-auth';
import { Button, EmptyState } from 'shared-ui';
import { NumberField, TextField, yup } from 'shared-ui/forms';
import { defineList, useList } from '../../list';
import { useDeletion } from '../../record';
import { RowTable, useRowEditing, type EditableColumn } from '../../rows';

export interface Cabin {
  id: number;
  name: string;
  berths: number;
  version: number;
}

interface Values {
  name: string;
  berths: number | '';
}

interface WriteCabin {
  params: { id: number };
  body: Partial<Cabin>;
  reply: object;
}

export const getCabins = call<{ query: { page?: number; limit?: number }; reply: Many<Cabin> }>(
  'GET',
  '/api/v1/cabin',
);
export const createCabin = call<Omit<WriteCabin, 'params'>>('POST', '/api/v1/cabin', {
  changes: ['cabin'],
});
export const updateCabin = call<WriteCabin>('PUT', '/api/v1/cabin/:id', { changes: ['cabin'] });
export const deleteCabins = call<{ body: { id?: number[] }; reply: object }>(
  'POST',
  '/api/v1/cabin-delete',
  { changes: ['cabin'] },
);

const cabinList = defineList({
  reader: pageReader(getCabins),
  key: 'id',
  nameOf: ({ name }: Cabin) => name,
  one: 'cabin',
  many: 'cabins',
});

const columns: EditableColumn<Cabin>[] = [
  {
    id: 'name',
    header: 'Name',
    least: 200,
    narrow: 'title',
    cell: ({ name }) => name,
    field: <TextField name="name" label="Name" required />,
  },
  {
    id: 'berths',
    header: 'Berths',
    least: 120,
    narrow: 'line',
    cell: ({ berths }) => berths,
    field: <NumberField name="berths" label="Berths" />,
  },
];

export const CabinsPage = () => {
  const list = useList(cabinList);
  const editing = useRowEditing<Values, Cabin>(list, {
    may: usePermission('job:edit'),
    empty: { name: '', berths: '' },
    valuesOf: ({ name, berths }) => ({ name, berths }),
    labels: { name: 'Name', berths: 'Berths' },
    schema: ({ isNew, others }) =>
      yup.object({
        name: yup
          .string()
          .required(isNew ? 'Name the new cabin.' : 'Name the cabin.')
          .notOneOf(
            others.map(({ name }) => name),
            'There is such a cabin.',
          ),
      }),
    newKey: randomKey,
    create: (values, key) =>
      send(createCabin, {
        body: values as Partial<Cabin>,
        headers: { 'Idempotency-Key': key },
      }),
    update: (values, { record, version }) =>
      send(updateCabin, {
        params: { id: record.id },
        body: { ...(values as Partial<Cabin>), version },
      }),
    note: 'Crew stay where they are.',
  });
  const deletion = useDeletion<{ id?: number[] }>({
    may: usePermission('job:delete'),
    remove: (body) => send(deleteCabins, { body }),
    done: 'Deleted',
    onDeleted: ({ id }) => editing.endOf(id),
  });
  return (
    <>
      <Button {...editing.adding}>Add cabin</Button>
      <RowTable
        list={list}
        editing={editing}
        label="Cabins"
        columns={columns}
        deletionOf={(row) => deletion.of(list.ofRow(row))}
        empty={<EmptyState title="No cabins yet" />}
      />
      {deletion.question}
    </>
  );
};
