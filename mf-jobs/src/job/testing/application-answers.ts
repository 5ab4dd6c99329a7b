import type { JobApplication, JobApplications } from 'server/contract/job-application';

export const application = (
  applicantId: number,
  changes: Partial<JobApplication> = {},
): JobApplication => ({
  applicantId,
  firstName: 'Ravi',
  lastName: `Kumar ${applicantId}`,
  jobCode: 'KF-7',
  experience: 3,
  status: { id: 101, name: 'Shortlisted', statusColor: '#2563a8' },
  created_at: '2026-11-01T06:00:00Z',
  may: ['status', 'assign', 'attach', 'delete'],
  ...changes,
});

const status = (id: number, name: string, jobApplicationCount: number) => ({
  id,
  name,
  jobApplicationCount,
});

export const pipeline: NonNullable<JobApplications['data']['pipeline']> = {
  id: 1,
  name: 'Standard hiring',
  stage: [
    {
      id: 11,
      name: 'Screening',
      colour: '#2563a8',
      status: [
        status(1, 'To-be-start', 4),
        status(101, 'Shortlisted', 2),
        status(2, 'Rejected', 0),
      ],
    },
    { id: 12, name: 'Interview', colour: '#2a7440', status: [status(102, 'Invited', 1)] },
  ],
};

/** A page of a job's applications. */
export const applicationsOf = (
  rows: JobApplication[],
  total = rows.length,
  withPipeline: JobApplications['data']['pipeline'] = pipeline,
): JobApplications => ({
  data: { jobApplication: rows, pipeline: withPipeline },
  meta: {
    total,
    current_page: 1,
    last_page: Math.max(1, Math.ceil(total / 10)),
    from: 1,
    to: rows.length,
  },
});
