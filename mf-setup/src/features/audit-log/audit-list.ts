import type { AuditEntry, AuditFilter } from 'server/contract/company/audit-log/audit-log';
import { getAuditLog } from 'server/contract/company/audit-log/audit-log.calls';
import { auditedKinds } from 'server/contract/company/audit-log/audit-log-constants';
import { pageReader, useToday } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { formatAuditAction } from './format-entry';

const sortedKinds = Object.entries(auditedKinds).toSorted(([, one], [, other]) =>
  one.localeCompare(other),
);

export const auditList = defineList({
  reader: pageReader(getAuditLog),
  key: 'entryId',
  nameOf: (entry: AuditEntry) => formatAuditAction(entry),
  one: 'entry',
  many: 'entries',
  limit: 20,
  fields: {
    kind: addressField.text(),
    person: addressField.id,
    from: addressField.day,
    to: addressField.day,
  },
  filterOf: ({ kind, person, from, to }): FilterParts<AuditFilter> => ({
    kind,
    actorId: person,
    fromDate: from,
    toDate: to,
  }),
  filters: [
    { kind: 'lookup', field: 'person', label: 'Person', source: lookupSource('users') },
    {
      kind: 'choice',
      field: 'kind',
      label: 'Kind',
      options: [
        { value: '', label: 'All kinds' },
        ...sortedKinds.map(([value, label]) => ({ value, label })),
      ],
    },
    { kind: 'days', from: 'from', to: 'to', label: 'Day', order: 'day-first', useToday },
  ],
});
