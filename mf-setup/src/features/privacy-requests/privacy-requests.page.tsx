import { applicantDetail } from 'mf-applicants/contract';
import type { PrivacyRequest } from 'server/contract/privacy/requests/privacy-request';
import { requestKinds } from 'server/contract/privacy/requests/privacy-request-constants';
import { EmptyState, PageHead, Text } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { resolve, useShell } from 'shell/sdk/react';
import { SettingsNav } from '../../general-settings/settings-nav';
import { renderDate } from '../../setup/render-date';
import { useCompanyDays } from '../../setup/use-company-days';
import { privacyRequestList } from './privacy-request-list';
import { RequestStateDot } from './request-state';
import { useRequestActions } from './use-request-actions';

const describeMaker = ({ madeBy }: PrivacyRequest): string =>
  madeBy ? `Recorded by ${madeBy.name}` : 'Asked on the status page';

const useColumns = (): Column<PrivacyRequest>[] => {
  const { momentAt } = useCompanyDays();
  const shell = useShell();
  const addressOf = ({ applicantId: id }: PrivacyRequest): string | undefined =>
    id === null ? undefined : resolve({ to: applicantDetail, params: { id } }, shell).href;
  return [
    {
      id: 'name',
      header: 'Applicant',
      narrow: 'title',
      least: 200,
      share: 2,
      cell: (request) => (
        <RowTitle title={request.name} second={describeMaker(request)} to={addressOf(request)} />
      ),
    },
    {
      id: 'kind',
      header: 'Asked for',
      narrow: 'line',
      least: 220,
      share: 2,
      wraps: true,
      cell: ({ kind, note, answer }) => (
        <>
          <Text>{requestKinds[kind]}</Text>
          {note ? (
            <Text tone="second" overflowWrap="anywhere" dir="auto">
              {note}
            </Text>
          ) : null}
          {answer ? (
            <Text tone="second" overflowWrap="anywhere" dir="auto">{`Answer: ${answer}`}</Text>
          ) : null}
        </>
      ),
    },
    {
      id: 'state',
      header: 'State',
      narrow: 'line',
      least: 190,
      cell: (request) => <RequestStateDot request={request} />,
    },
    {
      id: 'dueOn',
      header: 'Answer until',
      narrow: 'line',
      least: 120,
      sortable: true,
      cell: ({ dueOn }) => renderDate(dueOn),
    },
    {
      id: 'owner',
      header: 'Owner',
      narrow: 'line',
      least: 130,
      cell: ({ owner }) => owner?.name ?? 'Nobody yet',
    },
    {
      id: 'madeAt',
      header: 'Asked',
      narrow: 'line',
      least: 150,
      sortable: true,
      cell: ({ madeAt }) => momentAt(madeAt),
    },
  ];
};

export const PrivacyRequestsPage = () => {
  const list = useList(privacyRequestList);
  const columns = useColumns();
  const actions = useRequestActions();
  return (
    <>
      <SettingsNav />
      <PageHead
        title="Privacy requests"
        words="What people ask about their own data. The law gives a month to answer."
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Privacy requests"
        columns={columns}
        rowActions={(row) => actions.of(row)}
        empty={
          <EmptyState
            title="Nobody asked"
            words="Applicants ask on their status page; what they ask by phone or letter is recorded on the applicant’s page."
          />
        }
      />
      {actions.dialog}
    </>
  );
};

PrivacyRequestsPage.beginReading = privacyRequestList.beginReading;
