import { useState } from 'react';
import type { MailMessage } from 'server/contract/company/outbox/mail-message';
import { usePermission } from 'shared-auth';
import { Button, EmptyState, EntryButton, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { resolve, useShell } from 'shell/sdk/react';
import { mailMessage } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { useCompanyDays } from '../../setup/use-company-days';
import { formatMailKind, formatMailTitle, formatRecipient } from './format-mail';
import { mailList } from './mail-list';
import { MailServerNotice } from './mail-server-notice';
import { MailStateDot } from './mail-state';
import { SenderCheckDialog } from './sender-check-dialog';
import { TestMailDialog } from './test-mail-dialog';
import { useMailRetry } from './use-mail-retry';

const useMailColumns = (): Column<MailMessage>[] => {
  const { momentAt } = useCompanyDays();
  const shell = useShell();
  return [
    {
      id: 'message',
      header: 'Message',
      narrow: 'title',
      least: 220,
      share: 2,
      cell: (message) => (
        <RowTitle
          title={formatMailTitle(message)}
          second={formatRecipient(message)}
          to={resolve({ to: mailMessage, params: { id: message.id } }, shell).href}
        />
      ),
    },
    {
      id: 'kind',
      header: 'Kind',
      narrow: 'line',
      least: 190,
      wraps: true,
      cell: ({ kind, template }) =>
        template ? `${formatMailKind(kind)}, “${template}”` : formatMailKind(kind),
    },
    {
      id: 'state',
      header: 'State',
      narrow: 'corner',
      least: 110,
      cell: ({ state }) => <MailStateDot state={state} />,
    },
    {
      id: 'createdAt',
      header: 'Created',
      narrow: 'line',
      least: 180,
      cell: ({ createdAt }) => momentAt(createdAt),
    },
    {
      id: 'problem',
      header: 'Why not sent',
      narrow: 'line',
      least: 170,
      share: 2,
      wraps: true,
      cell: ({ problem }) => problem,
    },
  ];
};

export const MailPage = () => {
  const list = useList(mailList);
  const columns = useMailColumns();
  const retry = useMailRetry(list.selection.clear);
  const may = usePermission('company:edit');
  const [isTesting, setTesting] = useState(false);
  const [isChecking, setChecking] = useState(false);
  return (
    <>
      <SettingsNav />
      <PageHead
        title="Mail"
        words={list.answer && list.matching.name}
        actions={
          <>
            <Button onClick={() => setChecking(true)}>Check the sender</Button>
            <EntryButton
              entry={{
                ...{ id: 'test', label: 'Send a test message', ...may.offer() },
                onSelect: () => setTesting(true),
              }}
            />
          </>
        }
      />
      <MailServerNotice />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Mail"
        columns={columns}
        rowActions={(row) => (row.canRetry ? retry.of(list.ofRow(row)) : [])}
        selectionActions={retry.of(list.selected)}
        empty={
          <EmptyState
            title="No mail yet"
            words="Invitations, links for a new password and other messages are listed here."
          />
        }
      />
      {retry.question}
      {isChecking ? <SenderCheckDialog onClose={() => setChecking(false)} /> : null}
      {isTesting ? <TestMailDialog onClose={() => setTesting(false)} /> : null}
    </>
  );
};

MailPage.beginReading = mailList.beginReading;
