import { applicantStatus, applications } from 'mf-applicants/contract';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { usePermission } from 'shared-auth';
import { Button, DeleteIcon, EntryButton, IconButton, Menu, MoreIcon } from 'shared-ui';
import { entryOf, leadTo, openPanel, resolve, useDestination, useShell } from 'shell/sdk/react';
import { createJob, editJob, jobApplications } from '../../../../contract';
import type { useJobDeletion } from '../../../job/deletion/use-job-deletion';
import { useJobDrawers } from '../../../job/use-job-drawers';
import { usePublications } from '../../../publishing/use-publications';

interface Props {
  job: JobRecord;
  deletion: ReturnType<typeof useJobDeletion>;
}

const usePublicAddress = ({ jobId, status }: JobRecord): string | undefined => {
  const { live } = usePublications(status === 'Published' ? jobId : undefined);
  return live?.publications.find(({ type, state }) => type === 'careers-page' && state === 'live')
    ?.url;
};

export const JobActions = ({ job, deletion }: Props) => {
  const { jobId, may } = job;
  const shell = useShell();
  const applicants = useDestination({ to: applications, search: { jobId } });
  const edit = useDestination({ to: editJob, params: { id: jobId } });
  const drawers = useJobDrawers();
  const publicAddress = usePublicAddress(job);
  const mayEdit = usePermission('job:edit');
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
          ...(publicAddress
            ? [{ id: 'careers', label: 'View on careers site', href: publicAddress }]
            : []),
          entryOf(
            'applications',
            'Job Applications',
            resolve({ to: jobApplications, params: { jobId } }, shell),
          ),
          entryOf(
            'copy',
            'Create a Similar Job',
            resolve({ to: createJob, search: { from: jobId } }, shell),
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
            ...deletion.of(
              { selection: { jobId: [jobId] }, count: 1, name: job.jobTitle },
              may.includes('delete'),
            ),
            icon: <DeleteIcon size={16} aria-hidden />,
            divided: true,
          },
        ]}
      />
    </>
  );
};
