import { jobs } from 'mf-jobs/contract';
import { messages } from 'server/contract/messages';
import { priorityCalls } from 'server/contract/jobs/priorities/priority.calls';
import { switchField, textField } from '../../setup/fields';
import { choiceFilter } from '../../setup/list-filter';
import { defineRowEditingPage } from '../../setup/define-row-editing-page';

export const PrioritiesPage = defineRowEditingPage({
  kind: 'job-priority',
  title: 'Job priority',
  one: 'priority',
  many: 'priorities',
  add: 'Add New Priority',
  emptiness: 'Add the first one.',
  calls: priorityCalls,
  nameOf: ({ name }) => name,
  usedIn: { job: (id) => ({ to: jobs, search: { job: 'all', priority: id } }) },
  columns: [
    { id: 'name', header: 'Priority name', narrow: 'title', sortable: true, least: 220, share: 2 },
    {
      id: 'status',
      header: 'Status',
      sortable: true,
      least: 140,
      share: 1,
      cell: ({ status }) => (status === '1' ? 'Enabled' : 'Disabled'),
      field: 'isEnabled',
    },
  ],
  filters: [
    choiceFilter('status', 'Status', [
      ['all', 'All priorities'],
      ['1', 'Enabled', { status: '1' }],
      ['0', 'Disabled', { status: '0' }],
    ]),
  ],
  fields: {
    name: textField({ label: 'Priority name', required: messages.priority.name }),
    isEnabled: {
      ...switchField('Enabled'),
      read: ({ status }) => status === '1',
      /** The server creates priorities as disabled, so the request for a disabled one needs no status. */
      write: (isEnabled, _, isNew) =>
        isNew && !isEnabled ? {} : { status: isEnabled ? '1' : '0' },
    },
  },
});
