import { sourceCalls } from 'server/contract/applicants/sources/source.calls';
import { editSource, newSource, sources } from '../../../contract';
import { longTextField, textField } from '../../setup/fields';
import { defineRecordPages } from '../../setup/define-record-pages';

const pages = defineRecordPages({
  title: 'Applicant Source',
  noun: { one: 'source', many: 'sources', list: sources },
  calls: sourceCalls,
  edit: editSource,
  anew: newSource,
  fields: {
    source: textField({ label: 'Source Name', required: 'Enter the source name.' }),
    identifier: textField({
      label: 'Identifier',
      required: 'Enter the identifier.',
      isFixed: true,
    }),
    description: longTextField({ label: 'Description' }),
  },
});

export const CreateSourcePage = pages.CreatePage;
export const EditSourcePage = pages.EditPage;
export const ViewSourcePage = pages.ViewPage;
