import type { JobUpdate } from '../../../contract/jobs/postings/job';

export const jobColumns = {
  jobTitle: 'title',
  jobProfile: 'profile',
  jobDescription: 'description',
  education: 'education',
  minExperience: 'min_experience',
  maxExperience: 'max_experience',
  numberOfPositions: 'number_of_positions',
  remote: 'is_remote',
  hybrid: 'is_hybrid',
  salaryMin: 'salary_min',
  salaryMax: 'salary_max',
  salaryCurrency: 'salary_currency',
  salaryUnit: 'salary_unit',
  salaryShown: 'salary_shown',
  educationLevel: 'education_level',
  expiryDate: 'expiry_date',
  jobStatusId: 'job_status_id',
  jobTypeId: 'job_type_id',
  employmentTypeId: 'employment_type_id',
  employmentCategoryId: 'employment_category_id',
  jobPriorityId: 'job_priority_id',
  country: 'country_id',
  divisionId: 'division_id',
  departmentId: 'department_id',
  subDepartmentId: 'sub_department_id',
  designationId: 'designation_id',
  functionId: 'function_id',
  subFunctionId: 'sub_function_id',
  groupId: 'group_id',
  pipeLineId: 'pipeline_id',
  questionGroupId: 'question_group_id',
  referralAmountId: 'referral_amount_id',
  hiringManagerId: 'hiring_manager_id',
  recruitingManagerId: 'recruiting_manager_id',
  slug: 'slug',
  seoMetaTitle: 'seo_meta_title',
  seoMetaDescription: 'seo_meta_description',
  seoCanonicalTag: 'seo_canonical_tag',
  seoFocusKeyword: 'seo_focus_keyword',
  seoKeyword: 'seo_keywords',
  customSeoSchema: 'seo_custom_schema',
  seoIndex: 'seo_index',
} as const satisfies Partial<Record<keyof JobUpdate, string>>;

export type JobColumnField = keyof typeof jobColumns;
export type JobColumnName = (typeof jobColumns)[JobColumnField];

export const jobColumnFields = Object.keys(jobColumns) as JobColumnField[];

export type StoredJob = Record<JobColumnName, unknown> & {
  id: number;
  version: number;
  created_by: number | null;
  is_expired: boolean;
  is_published: boolean;
};
