import { sourceCalls } from 'server/contract/applicants/sources/source.calls';
import { testRecordPages, testRecordsPage } from '../../setup/testing/record-tests';
import { CreateSourcePage, EditSourcePage, ViewSourcePage } from './source-form.page';
import { SourcesPage } from './sources.page';

const source = (id: number, name: string) => ({
  ...{ id, sourceId: id, source: name, identifier: name.toLowerCase() },
  ...{ description: `From ${name}`, version: 3 },
});
const sources = { calls: sourceCalls, rows: [source(1, 'Careers'), source(2, 'Fair')] } as const;

testRecordsPage({
  ...sources,
  page: <SourcesPage />,
  names: ['Careers', 'Fair'],
  heads: ['Source Name', 'Identifier', 'Description'],
  texts: ['careers', 'From Careers'],
  links: ['View', 'Edit'],
  filters: [['Applicants', 'Without applicants', { use: 'unused' }]],
  use: { words: '12 applicants', kind: 'application', address: 'applicants.list.*source=1' },
  view: 'setup:view-hiring',
});

testRecordPages({
  ...sources,
  pages: { create: <CreateSourcePage />, edit: <EditSourcePage />, view: <ViewSourcePage /> },
  list: 'setup.sources',
  missing: { 'Source Name': 'Enter the source name.', Identifier: 'Enter the identifier.' },
  create: {
    change: { 'Source Name': 'Fair', Identifier: 'fair' },
    sends: { source: 'Fair', identifier: 'fair', description: '' },
  },
  edit: { change: { 'Source Name': 'Spring' }, sends: { source: 'Spring', identifier: 'fair' } },
  fixed: ['Identifier'],
  viewed: ['From Fair'],
});
