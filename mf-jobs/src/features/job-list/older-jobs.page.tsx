import { EmptyState, PageHead } from 'shared-ui';
import { ChoiceFilter } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { useNavigateTo, useRoute } from 'shell/sdk/react';
import { useJobDeletion } from '../../job/deletion/use-job-deletion';
import { useJobLinks } from './job-links';
import { olderJobListChoices, getOlderJobList } from './older-lists';
import { CreateJobButton } from './ui/create-job-button';
import { getOlderJobColumns } from './ui/older-job-columns';
import { useHiddenFilters } from './use-hidden-filters';

export const OlderJobsPage = () => {
  const older = getOlderJobList(useRoute().path);
  const list = useList(older.list);
  const deletion = useJobDeletion();
  const links = useJobLinks();
  const navigateTo = useNavigateTo();
  return (
    <>
      <PageHead title={older.title} actions={<CreateJobButton />} />
      <ListFilters list={list} hidden={useHiddenFilters()}>
        <ChoiceFilter
          label="Filter job"
          value={older.path}
          options={olderJobListChoices}
          onChange={(to) => navigateTo({ to })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={older.title}
        columns={getOlderJobColumns({ addressOf: (job) => links.view('View', job).to })}
        actionsHeader="Action"
        rowActions={(job) => [
          links.view('View', job),
          { ...links.edit('Edit', job), takesE: true },
          links.applications('Job Applications', job),
          ...(older.offersSeo ? [links.seo('Seo Create', job)] : []),
          { ...deletion.of(list.ofRow(job), job.may.includes('delete')), divided: true },
        ]}
        empty={<EmptyState title={`No ${older.title.toLowerCase()}`} words={older.empty} />}
      />
      {deletion.question}
    </>
  );
};
