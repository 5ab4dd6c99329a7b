import { applications } from 'mf-applicants/contract';
import { sourceCalls } from 'server/contract/applicants/sources/source.calls';
import * as refs from '../../../contract';
import { choiceFilter } from '../../setup/list-filter';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const SourcesPage = defineRecordListPage({
  kind: 'applicant-source',
  title: 'Applicant Source',
  one: 'source',
  many: 'sources',
  emptiness: 'Create the first one.',
  calls: sourceCalls,
  key: 'sourceId',
  nameOf: ({ source }) => source,
  create: refs.createSource,
  links: { View: refs.viewSource, Edit: refs.editSource },
  usedIn: { application: (id) => ({ to: applications, search: { source: id } }) },
  columns: [
    { id: 'source', header: 'Source Name', narrow: 'title', sortable: true, least: 200, share: 2 },
    { id: 'identifier', header: 'Identifier', sortable: true, least: 160, share: 1 },
    { id: 'description', header: 'Description', wraps: true, least: 200, share: 3 },
  ],
  filters: [
    choiceFilter('use', 'Applicants', [
      ['all', 'All sources'],
      ['used', 'With applicants', { use: 'used' }],
      ['unused', 'Without applicants', { use: 'unused' }],
    ]),
  ],
});
