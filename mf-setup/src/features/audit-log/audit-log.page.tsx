import type { AuditEntry } from 'server/contract/company/audit-log/audit-log';
import { download, usePermission } from 'shared-auth';
import { EmptyState, EntryButton, PageHead, Stack, Text } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { exportBy, ListFilters, ListTable, useList } from 'shell/sdk/list';
import { SettingsNav } from '../../general-settings/settings-nav';
import { useCompanyDays } from '../../setup/use-company-days';
import { auditList } from './audit-list';
import { listChangeLines, formatAuditAction, formatAuditRecord } from './format-entry';
import { UnusualReadingNotice } from '../../privacy/unusual-reading-notice';
import { useRecordAddress } from './use-record-address';

const EntryChanges = ({ entry }: { entry: AuditEntry }) => (
  <Stack gap="1">
    {listChangeLines(entry).map(({ name, words }) => (
      <Text key={name} as="div" overflowWrap="anywhere">
        <Text as="span" tone="third">
          {`${name}: `}
        </Text>
        <span>{words}</span>
      </Text>
    ))}
  </Stack>
);

const useAuditColumns = (): Column<AuditEntry>[] => {
  const { momentAt } = useCompanyDays();
  const addressOf = useRecordAddress();
  return [
    {
      id: 'what',
      header: 'What',
      exportedAs: ['Action', 'Record', 'Name'],
      narrow: 'title',
      least: 220,
      share: 2,
      cell: (entry) => (
        <RowTitle
          title={formatAuditAction(entry)}
          second={formatAuditRecord(entry)}
          to={addressOf(entry)}
        />
      ),
    },
    {
      id: 'when',
      header: 'When',
      narrow: 'line',
      least: 150,
      cell: ({ at }) => momentAt(at),
    },
    {
      id: 'who',
      header: 'Who',
      narrow: 'line',
      least: 150,
      share: 1,
      cell: ({ actor }) => {
        if (!actor) return 'The console';
        return actor.serviceTokenId === undefined ? actor.name : `${actor.name} (service token)`;
      },
    },
    {
      id: 'changes',
      header: 'Before and after',
      exportedAs: ['Details'],
      narrow: 'line',
      least: 260,
      share: 3,
      wraps: true,
      cell: (entry) => <EntryChanges entry={entry} />,
    },
  ];
};

export const AuditLogPage = () => {
  const list = useList(auditList);
  const columns = useAuditColumns();
  const exported = exportBy(usePermission('list:export'), (rows: object, columns) =>
    download({ kind: 'list', list: 'audit-log', rows, columns }),
  );
  return (
    <>
      <SettingsNav />
      <PageHead
        title="Audit log"
        words={list.answer && list.matching.name}
        actions={<EntryButton entry={exported(list.matching)} />}
      />
      <UnusualReadingNotice />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Audit log"
        columns={columns}
        empty={<EmptyState title="Nothing yet" words="What people change is listed here." />}
      />
    </>
  );
};

AuditLogPage.beginReading = auditList.beginReading;
