import { isEmail } from 'server/contract/email-constants';
import {
  directoryFields,
  directoryKindNames,
  directoryKinds,
  directoryLookup,
  mostExternalId,
  type DirectoryField,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import type { DirectoryRecord } from 'server/contract/company/directory/directory-record';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { lookupSource } from 'shared-auth/lookups';
import { DateField, PickerField, TextField, yup, type PickerItem } from 'shared-ui/forms';
import { directoryKind, editDirectoryRecord } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';
import { chosenStatus, StatusChoice } from '../../setup/status-choice';

type Value = string | PickerItem | null;
type Values = Record<string, Value>;

const titleOf = (kind: DirectoryKind): string => {
  const { one } = directoryKinds[kind];
  return one.charAt(0).toUpperCase() + one.slice(1);
};

const isItem = (value: unknown): value is PickerItem =>
  typeof value === 'object' && value !== null && 'label' in value;

const valueOf = (stored: unknown, { type }: DirectoryField): Value => {
  if (type !== 'record') return (stored as string | null | undefined) ?? '';
  const reference = stored as { id: number; name: string } | null | undefined;
  return reference ? { id: reference.id, label: reference.name } : null;
};

const ruleOf = (field: DirectoryField) => {
  const noun = field.label.toLowerCase();
  if (field.type === 'record') {
    const item = yup.mixed().nullable();
    return field.required ? item.required(`Choose the ${noun}.`) : item;
  }
  const text = yup.string().trim().max(field.most, `Use at most ${field.most} characters.`);
  const rule = field.required ? text.required(`Enter the ${noun}.`) : text;
  return field.type === 'email'
    ? rule.test('address', 'Enter an e-mail address.', (text) => !text || isEmail(text))
    : rule;
};

const externalId = 'External Id';

const FieldOf = ({ name, field }: { name: string; field: DirectoryField }) => {
  const { label, required = false } = field;
  const shared = { name, label, required };
  if (field.type === 'day') return <DateField {...shared} order="day-first" />;
  if (field.type !== 'record') return <TextField {...shared} />;
  return <PickerField {...shared} {...lookupSource(directoryLookup(field.of))} />;
};

const formOf = (kind: DirectoryKind): RecordForm<Values, DirectoryRecord> => {
  const { one, many } = directoryKinds[kind];
  const fields = directoryFields(kind);
  return {
    title: titleOf(kind),
    noun: { one, many, list: directoryKind, params: { kind } },
    calls: directoryCalls[kind],
    edit: editDirectoryRecord,
    empty: {
      ...Object.fromEntries(fields.map(([name, field]) => [name, valueOf(undefined, field)])),
      externalId: '',
      status: '1',
    },
    valuesOf: (record) => ({
      ...Object.fromEntries(fields.map(([name, field]) => [name, valueOf(record[name], field)])),
      externalId: record.externalId,
      status: String(record.status),
    }),
    bodyOf: (values) => ({
      ...Object.fromEntries(
        fields.map(([name, { type }]): [string, unknown] => {
          const value = values[name];
          return type === 'record' ? [`${name}Id`, isItem(value) ? value.id : null] : [name, value];
        }),
      ),
      externalId: values.externalId,
      status: Number(values.status),
    }),
    wordsOf: (values) => ({
      ...Object.fromEntries(
        fields.map(([name]) => {
          const value = values[name];
          return [name, isItem(value) ? value.label : (value ?? '')];
        }),
      ),
      status: values.status === '1' ? 'Active' : 'Inactive',
    }),
    labels: {
      ...Object.fromEntries(fields.map(([name, { label }]) => [name, label])),
      externalId,
      status: 'Status',
    },
    schema: yup.object({
      ...Object.fromEntries(fields.map(([name, field]) => [name, ruleOf(field)])),
      externalId: yup.string().max(mostExternalId, `Use at most ${mostExternalId} characters.`),
      status: chosenStatus,
    }),
    Fields: () => (
      <>
        {fields.map(([name, field]) => (
          <FieldOf key={name} {...{ name, field }} />
        ))}
        <TextField
          name="externalId"
          label={externalId}
          hint="By which another system, such as the one for payroll, knows it."
        />
        <StatusChoice
          hint={
            kind === 'people'
              ? 'Who is inactive is signed out and cannot sign in; what they did stays. So is whoever has left, from their leaving date on.'
              : 'An inactive one is no longer offered; what has it keeps it.'
          }
        />
      </>
    ),
  };
};

export const directoryForms = Object.fromEntries(
  directoryKindNames.map((kind) => [kind, formOf(kind)]),
) as Readonly<Record<DirectoryKind, ReturnType<typeof formOf>>>;
