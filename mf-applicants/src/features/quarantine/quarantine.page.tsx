import { quarantineReasons } from 'server/contract/applicants/applying/applying-constants';
import type { QuarantinedApplication } from 'server/contract/applicants/applying/held-application';
import { jobDetail } from 'mf-jobs/contract';
import { Button, EmptyState, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { leadTo, Link, useDestination } from 'shell/sdk/react';
import { applications } from '../../../contract';
import { useCompanyDays } from '../../application/use-company-days';
import { describeMissingDetails } from './describe-missing';
import { quarantineList } from './quarantine-list';
import { QuarantineCapacityNotice } from './room-notice';
import { useResumeOffer } from './use-resume-offer';
import { useQuarantineActions } from './use-quarantine-actions';

const useColumns = (): Column<QuarantinedApplication>[] => {
  const { momentAt } = useCompanyDays();
  return [
    {
      id: 'name',
      header: 'Applicant',
      narrow: 'title',
      least: 220,
      share: 2,
      cell: ({ name, email, phone }) => <RowTitle title={name} second={email || phone} />,
    },
    {
      id: 'job',
      header: 'Job',
      narrow: 'line',
      least: 180,
      share: 2,
      cell: ({ jobId, jobTitle }) => (
        <Link to={jobDetail} params={{ id: jobId }}>
          {jobTitle}
        </Link>
      ),
    },
    {
      id: 'reasons',
      header: 'Why it waits',
      narrow: 'line',
      least: 260,
      share: 3,
      wraps: true,
      cell: ({ reasons, ...row }) =>
        [
          ...reasons.map((reason) => quarantineReasons[reason]),
          ...describeMissingDetails(row),
        ].join('. '),
    },
    {
      id: 'heldAt',
      header: 'Sent',
      narrow: 'line',
      least: 180,
      cell: ({ heldAt }) => momentAt(heldAt),
    },
  ];
};

export const QuarantinePage = () => {
  const list = useList(quarantineList);
  const columns = useColumns();
  const actions = useQuarantineActions(list.selection.clear, list.rows);
  const offerResume = useResumeOffer();
  const back = useDestination({ to: applications });
  return (
    <>
      <PageHead
        title="Quarantine"
        words="Applications that look as if a program had sent them. Their senders were asked to confirm; nothing is lost."
        actions={<Button {...leadTo(back)}>Applicants</Button>}
      />
      <QuarantineCapacityNotice />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Quarantine"
        columns={columns}
        rowActions={(row) => [...offerResume(row), ...actions.of(list.ofRow(row))]}
        selectionActions={actions.of(list.selected)}
        empty={
          <EmptyState
            title="Nothing waits here"
            words="What looks like spam is listed here until its sender confirms it, or you release or delete it."
          />
        }
      />
      {actions.question}
    </>
  );
};

QuarantinePage.beginReading = quarantineList.beginReading;
