import { EntryButton, PageHead } from 'shared-ui';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { useJobDeletion } from '../../job/deletion/use-job-deletion';
import { useJobDrawers } from '../../job/use-job-drawers';
import { formatJobCounts } from './format-job-counts';
import { jobList } from './job-list';
import { useJobLinks } from './job-links';
import { CreateJobButton } from './ui/create-job-button';
import { NoJobs } from './ui/no-jobs';
import { useJobColumns } from './use-job-columns';
import { useJobExport } from './use-job-export';
import { useHiddenFilters } from './use-hidden-filters';

const oneAtATimeText = 'Select at most one job for this.';

export const JobsPage = () => {
  const list = useList(jobList);
  const deletion = useJobDeletion(list.selection.clear);
  const exportOf = useJobExport();
  const links = useJobLinks();
  const drawers = useJobDrawers();
  const columns = useJobColumns();
  const single = list.selection.count > 1 ? { disabledReason: oneAtATimeText } : {};
  return (
    <>
      <PageHead
        title="Jobs"
        words={list.answer && formatJobCounts(list.answer.meta)}
        actions={
          <>
            <EntryButton entry={exportOf(list.matching)} />
            <CreateJobButton />
          </>
        }
      />
      <ListFilters list={list} hidden={useHiddenFilters()} />
      <ListTable
        list={list}
        label="Jobs"
        columns={columns}
        rowActions={(job) => [
          { ...links.edit('Edit Job', job), ...single },
          { ...links.view('View Job', job), ...single },
          drawers.publish(job),
          { ...drawers.status(job), takesE: true },
          links.applications('Job Applications', job),
          links.seo('Seo Create', job),
          links.copy('Create a Similar Job', job),
          exportOf(list.ofRow(job)),
          { ...deletion.of(list.ofRow(job), job.may.includes('delete')), divided: true },
        ]}
        selectionActions={[exportOf(list.selected), deletion.of(list.selected)]}
        empty={<NoJobs />}
      />
      {deletion.question}
    </>
  );
};

JobsPage.beginReading = jobList.beginReading;
JobsPage.readTotal = jobList.readTotalAt;
