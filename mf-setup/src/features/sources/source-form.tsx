import type { SourceRecord } from 'server/contract/applicants/sources/source';
import { sourceCalls } from 'server/contract/applicants/sources/source.calls';
import { TextAreaField, TextField, yup } from 'shared-ui/forms';
import { editSource, newSource, sources } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';

const labels = { source: 'Source Name', identifier: 'Identifier', description: 'Description' };

type Values = typeof labels;

const name = (label: string) =>
  yup.string().trim().required(`Enter the ${label}.`).max(100, 'Use at most 100 characters.');

export const sourceForm: RecordForm<Values, SourceRecord> = {
  title: 'Applicant Source',
  noun: { one: 'source', many: 'sources', list: sources },
  calls: sourceCalls,
  edit: editSource,
  anew: newSource,
  empty: { source: '', identifier: '', description: '' },
  valuesOf: ({ source, identifier, description }) => ({ source, identifier, description }),
  labels,
  schema: yup.object({
    source: name('source name'),
    identifier: name('identifier'),
    description: yup.string().max(1_000, 'Use at most 1,000 characters.'),
  }),
  Fields: ({ isStored }) => (
    <>
      <TextField name="source" label={labels.source} required />
      <TextField
        name="identifier"
        label={labels.identifier}
        hint={isStored ? 'It cannot be changed.' : 'It cannot be changed later.'}
        required={!isStored}
        readOnly={isStored}
      />
      <TextAreaField name="description" label={labels.description} />
    </>
  ),
};
