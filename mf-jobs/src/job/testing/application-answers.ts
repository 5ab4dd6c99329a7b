import type {
  JobApplication,
  JobApplications,
} from 'server/contract/jobs/postings/job-application';

export const application = (
  applicantId: number,
  changes: Partial<JobApplication> = {},
): JobApplication => ({
  id: applicantId,
  applicantId,
  firstName: 'Ravi',
  lastName: `Kumar ${applicantId}`,
  experience: 3,
  jobId: 7,
  jobCode: 'KF-7',
  job: { jobId: 7, jobTitle: 'Cook', jobCode: 'KF-7', jobStatusId: 1, designation: null },
  source: null,
  status: { id: 101, name: 'Shortlisted', category: 'active', statusColor: '#2563a8' },
  statusApplicant: { id: 101, status: 'Shortlisted' },
  stage: { id: 11, name: 'Screening', colour: '#2563a8' },
  hiringManager: null,
  recruitingManager: [],
  joiningDate: null,
  created_at: '2026-11-01T06:00:00Z',
  pipelineId: 1,
  withoutHiringProcess: false,
  hasChat: false,
  may: ['status', 'assign', 'attach', 'delete'],
  version: 1,
  ...changes,
});

type Pipeline = NonNullable<JobApplications['data']['pipeline']>;
type Status = Pipeline['stage'][number]['status'][number];

const status = (
  id: number,
  name: string,
  jobApplicationCount: number,
  category: Status['category'] = 'active',
): Status => ({ id, name, category, jobApplicationCount, job_application_status: [] });

export const pipeline: Pipeline = {
  id: 1,
  name: 'Standard hiring',
  stage: [
    {
      id: 11,
      name: 'Screening',
      colour: '#2563a8',
      jobApplicationCount: 6,
      status: [
        status(1, 'To-be-start', 4, 'start'),
        status(101, 'Shortlisted', 2),
        status(2, 'Rejected', 0, 'rejected'),
      ],
    },
    {
      id: 12,
      name: 'Interview',
      colour: '#2a7440',
      jobApplicationCount: 1,
      status: [status(102, 'Invited', 1)],
    },
  ],
};

export const toJobApplications = (
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
