import { hiringStaffGrants, managerGrants } from '../access-rows';

export const access = {
  'job:view': {
    ...hiringStaffGrants,
    'hiring-manager': 'assigned',
    'payout-officer': 'all',
    referrer: 'published',
    auditor: 'all',
  },
  'job:create': hiringStaffGrants,
  'job:edit': hiringStaffGrants,
  'job:publish': hiringStaffGrants,
  'job:delete': managerGrants,
  'setup:view-hiring': { ...managerGrants, recruiter: 'all', auditor: 'all' },
  'setup:edit-hiring': managerGrants,
} as const;

export const auditedKinds = {
  job: 'Job',
  'board-account': 'Job board',
  'applicant-status': 'Applicant status',
  pipeline: 'Hiring pipeline',
  stage: 'Stage',
  status: 'Status',
  'question-group': 'Question group',
  questions: 'Question',
  'seo-keyword': 'SEO keyword',
  'seo-graph': 'SEO graph',
  'job-priority': 'Job priority',
} as const;

export const mailKinds = {
  'expiring-job': 'Job ends soon',
  'quiet-job': 'Job without applicants',
} as const;

export const lookups = {
  jobTypes: { path: '/api/v1/job-type', id: 'id', label: 'jobType' },
  employmentTypes: { path: '/api/v1/employment-type', id: 'id', label: 'name' },
  careerDepartments: { path: '/api/v1/career-department', id: 'id', label: 'name' },
  jobLocations: { path: '/api/v1/job-locations', id: 'locationId', label: 'locationDisplay' },
  jobPriorities: { path: '/api/v1/job-priority', id: 'id', label: 'name' },
  questionGroups: { path: '/api/v1/question-group', id: 'id', label: 'questionGroupName' },
  libraryQuestions: {
    path: '/api/v1/library-question',
    id: 'id',
    label: 'question',
    hint: 'questionGroupName',
  },
  stages: { path: '/api/v1/stage', id: 'id', label: 'name' },
  pipelines: { path: '/api/v1/pipeline', id: 'id', label: 'name' },
  platforms: { path: '/api/v1/platform', id: 'id', label: 'name' },
  jobs: {
    path: '/api/v1/job',
    id: 'jobId',
    label: 'jobTitle',
    hint: 'jobCode',
    jobStatus: 'jobStatusId',
  },
  applicantStatuses: {
    path: '/api/v1/applicant-status',
    id: 'id',
    label: 'status',
    category: 'category',
  },
} as const;
