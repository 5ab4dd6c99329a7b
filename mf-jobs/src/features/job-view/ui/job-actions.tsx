import { applicantStatus, applications } from 'mf-applicants/contract';
import type { JobRecord } from 'server/contract/job';
import { usePermission } from 'shared-auth';
import { Button, DeleteIcon, IconButton, Menu, MoreIcon } from 'shared-ui';
import { entryOf, openPanel, resolve, useDestination, useShell } from 'shell/sdk/react';
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
  const status = drawers.status(job);
  const publish = drawers.publish(job);
  const mayEdit = usePermission('job:edit');
  const mayDelete = usePermission('job:delete');
  const mayMove = usePermission('application:status');
  const editRefusal = edit.refusal ?? mayEdit.reasonFor(may.includes('edit'));
  return (
    <>
      <Button
        variant="main"
        {...(applicants.href && { to: applicants.href, state: { jobId } })}
        disabledReason={applicants.refusal}
      >
        View Applicants
      </Button>
      <Button disabledReason={status.disabledReason} onClick={status.onSelect}>
        {status.label}
      </Button>
      <Button {...(!editRefusal && edit.href && { to: edit.href })} disabledReason={editRefusal}>
        Edit
      </Button>
      <Button disabledReason={publish.disabledReason} onClick={publish.onSelect}>
        {publish.label}
      </Button>
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
            disabledReason:
              mayMove.reason ??
              (job.jobApplication === 0 ? 'Nobody has applied for this job yet.' : undefined),
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
            disabledReason: mayDelete.reasonFor(may.includes('delete')),
            onSelect: onDelete,
          },
        ]}
      />
    </>
  );
};
