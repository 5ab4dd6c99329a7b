export interface Lookup {
  path: string;
  id: string;
  label: string;
  hint?: string;
  avatar?: string;
  category?: string;
  /** Field with the job's status id, which marks closed jobs. */
  jobStatus?: string;
  query?: Readonly<Record<string, string>>;
}

/** Every lookup takes `limit`, `page` and `search`. */
export const lookups = {
  users: {
    path: '/api/v1/users',
    id: 'userId',
    label: 'fullName',
    hint: 'email',
    avatar: 'userAvatar',
  },
  staff: {
    path: '/api/v1/users',
    id: 'userId',
    label: 'fullName',
    hint: 'email',
    avatar: 'userAvatar',
    query: { staff: 'true' },
  },
  departments: { path: '/api/v1/departments', id: 'departmentId', label: 'departmentName' },
  branches: { path: '/api/v1/branches', id: 'id', label: 'branchName' },
  divisions: { path: '/api/v1/divisions', id: 'id', label: 'name' },
  functions: { path: '/api/v1/organization-functions', id: 'id', label: 'name' },
  designations: { path: '/api/v1/designation', id: 'id', label: 'designation' },
  jobTypes: { path: '/api/v1/job-type', id: 'id', label: 'jobType' },
  employmentTypes: { path: '/api/v1/employment-type', id: 'id', label: 'name' },
  careerDepartments: { path: '/api/v1/career-department', id: 'id', label: 'name' },
  cities: { path: '/api/v1/city', id: 'cityId', label: 'city', hint: 'country' },
  locations: {
    path: '/api/v1/locations',
    id: 'locationId',
    label: 'locationDisplay',
    hint: 'address',
  },
  jobLocations: { path: '/api/v1/job-locations', id: 'locationId', label: 'locationDisplay' },
  countries: { path: '/api/v1/location/country', id: 'id', label: 'country' },
  groups: { path: '/api/v1/group', id: 'id', label: 'groupName' },
  jobPriorities: { path: '/api/v1/job-priority', id: 'id', label: 'name' },
  questionGroups: { path: '/api/v1/question-group', id: 'id', label: 'questionGroupName' },
  libraryQuestions: {
    path: '/api/v1/library-question',
    id: 'id',
    label: 'question',
    hint: 'questionGroupName',
  },
  skills: { path: '/api/v1/skills', id: 'id', label: 'skill' },
  referralAmounts: { path: '/api/v1/referral-amount', id: 'id', label: 'slug' },
  referralSettingTypes: { path: '/api/v1/referral-setting-type', id: 'id', label: 'name' },
  stages: { path: '/api/v1/stage', id: 'id', label: 'name' },
  pipelines: { path: '/api/v1/pipeline', id: 'id', label: 'name' },
  competencies: { path: '/api/v1/interview-competencies', id: 'id', label: 'name' },
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
  moveReasons: { path: '/api/v1/move-reason', id: 'id', label: 'name' },
  offerTemplates: { path: '/api/v1/offer-template', id: 'id', label: 'name' },
  mailTemplates: { path: '/api/v1/mail-templates', id: 'id', label: 'name' },
  sources: { path: '/api/v1/applicant-source', id: 'sourceId', label: 'source' },
} as const satisfies Record<string, Lookup>;

export type LookupName = keyof typeof lookups;
