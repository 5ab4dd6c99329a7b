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
import { DateField, type PickerItem } from 'shared-ui/forms';
import { directoryKind, editDirectoryRecord } from '../../../contract';
import { pickerField, statusField, textField } from '../../setup/fields';
import type { RecordField } from '../../setup/record-field';
import { defineRecordPages } from '../../setup/define-record-pages';
import { WithDirectoryKind } from './with-directory-kind';

type DirectoryRecordField = RecordField<string | PickerItem | null, DirectoryRecord>;

const toRecordField = (field: DirectoryField): DirectoryRecordField => {
  const { label, required } = field;
  const noun = label.toLowerCase();
  if (field.type === 'record')
    return pickerField({
      label,
      source: directoryLookup(field.of),
      ...(required && { required: `Choose the ${noun}.` }),
    });
  const text = textField({
    label,
    max: field.most,
    ...(required && { required: `Enter the ${noun}.` }),
  });
  if (field.type === 'text') return text;
  if (field.type === 'day')
    return {
      ...text,
      input: ({ name }) => <DateField name={name} label={label} order="day-first" />,
    };
  return {
    ...text,
    rule: text.rule.test(
      'address',
      'Enter an e-mail address.',
      (value?: string) => !value || isEmail(value),
    ),
  };
};

const createKindPages = (kind: DirectoryKind) => {
  const { one, many } = directoryKinds[kind];
  return defineRecordPages<Record<string, string | PickerItem | null>, DirectoryRecord>({
    title: one.charAt(0).toUpperCase() + one.slice(1),
    noun: { one, many, list: directoryKind, params: { kind } },
    calls: directoryCalls[kind],
    edit: editDirectoryRecord,
    fields: {
      ...Object.fromEntries(
        directoryFields(kind).map(([name, field]) => [name, toRecordField(field)]),
      ),
      externalId: textField({
        label: 'External Id',
        max: mostExternalId,
        hint: 'By which another system, such as the one for payroll, knows it.',
      }),
      status: {
        ...statusField(
          kind === 'people'
            ? 'Who is inactive is signed out and cannot sign in; what they did stays. So is whoever has left, from their leaving date on.'
            : 'An inactive one is no longer offered; what has it keeps it.',
        ),
        empty: '1',
      },
    },
  });
};

const pagesByKind = Object.fromEntries(
  directoryKindNames.map((kind) => [kind, createKindPages(kind)]),
) as Readonly<Record<DirectoryKind, ReturnType<typeof createKindPages>>>;

const createPageOfKind = (name: keyof ReturnType<typeof createKindPages>) => () => (
  <WithDirectoryKind>
    {(kind) => {
      const Page = pagesByKind[kind][name];
      return <Page />;
    }}
  </WithDirectoryKind>
);

export const CreateDirectoryRecordPage = createPageOfKind('CreatePage');
export const EditDirectoryRecordPage = createPageOfKind('EditPage');
export const ViewDirectoryRecordPage = createPageOfKind('ViewPage');
