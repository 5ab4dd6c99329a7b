import { applicantStatus, applications } from 'mf-applicants/contract';
import type { JobRecord } from 'server/contract/jobs/job';
import { usePermission } from 'shared-auth';
import { Button, DeleteIcon, EntryButton, IconButton, Menu, MoreIcon } from 'shared-ui';
import { entryOf, leadTo, openPanel, resolve, useDestination, useShell } from 'shell/sdk/react';
import { editJob, jobApplications } from '../../../../contract';
import { useJobDrawers } from '../../../job/use-job-drawers';

interface Props {
  job: JobRecord;
  onDelete: () => void;
}

/** What can be done with the job that is shown. */
export const JobActions = ({ job, onDelete }: Props) => {
  const { jobId, may } = job;
  const shell = useShell();
  const applicants = useDestination({ to: applications, search: { jobId } });
  const edit = useDestination({ to: editJob, params: { id: jobId } });
  const drawers = useJobDrawers();
  const mayEdit = usePermission('job:edit');
  const mayDelete = usePermission('job:delete');
  const mayMove = usePermission('application:status');
  return (
    <>
      <Button variant="main" state={{ jobId }} {...leadTo(applicants)}>
        View Applicants
      </Button>
      <EntryButton entry={drawers.status(job)} />
      <Button {...leadTo(edit, mayEdit.reasonFor(may.includes('edit')))}>Edit</Button>
      <EntryButton entry={drawers.publish(job)} />
      <Menu
        label="More actions"
        align="end"
        trigger={<IconButton label="More actions" icon={<MoreIcon size={16} aria-hidden />} />}
        entries={[
          entryOf(
            'applications',
            'Job Applications',
            resolve({ to: jobApplications, params: { jobId } }, shell),
          ),
          {
            id: 'move-all',
            label: 'Update Status of all applicants',
            ...mayMove.offer(),
            ...(mayMove.allowed &&
              job.jobApplication === 0 && {
                disabledReason: 'Nobody has applied for this job yet.',
              }),
            onSelect: () =>
              void openPanel(applicantStatus, {
                matching: { jobId },
                except: [],
                expected: job.jobApplication,
              }),
          },
          {
            id: 'delete',
            label: 'Delete',
            icon: <DeleteIcon size={16} aria-hidden />,
            tone: 'bad',
            divided: true,
            ...mayDelete.offer(may.includes('delete')),
            onSelect: onDelete,
          },
        ]}
      />
    </>
  );
};
