import type { JobPage, JobRow } from 'server/contract/jobs/postings/job';

export const jobRow = (jobId: number, changes: Partial<JobRow> = {}): JobRow => ({
  jobId,
  id: jobId,
  jobTitle: `Job ${jobId}`,
  jobCode: `KF-${jobId}`,
  numberOfPositions: 2,
  jobApplication: 64,
  created_at: '2026-09-02T06:00:00Z',
  expiryDate: '2030-03-25',
  department: { departmentId: 4, departmentName: 'Engineering' },
  designation: null,
  jobType: { id: 1, jobType: 'Full time' },
  remote: true,
  location: { city: 'Pune' },
  referralAmount: [{ id: 1, slug: 'eng-senior', designation: null }],
  publishplatforms: [{ id: 1, name: 'Careers board' }],
  status: 'Published',
  jobStatusId: 1,
  may: ['edit', 'publish', 'delete'],
  version: 1,
  ...changes,
});

export const jobPage = (data: JobRow[], meta: Partial<JobPage['meta']> = {}): JobPage => ({
  data,
  meta: {
    total: data.length,
    current_page: 1,
    last_page: 1,
    from: data.length > 0 ? 1 : 0,
    to: data.length,
    published: 38,
    saved: 19,
    openings: 112,
    ...meta,
  },
});
