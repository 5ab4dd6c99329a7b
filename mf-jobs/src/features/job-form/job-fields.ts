export const jobFieldLabels = {
  jobTitle: 'Job Title',
  designationId: 'Position',
  experience: 'Experience',
  jobTypeId: 'Job Type',
  locationId: 'Location',
  numberOfPositions: 'Number of Positions',
  expiryDate: 'Expiry Date',
  education: 'Education',
  skills: 'Skills',
  country: 'Country',
  remote: 'Remote',
  jobDescription: 'Job Description',
  departmentId: 'Department',
  subDepartmentId: 'Sub-department',
  divisionId: 'Division',
  groupId: 'Group',
  functionId: 'Function',
  subFunctionId: 'Sub-function',
  recruitingManagerId: 'Recruiting Manager',
  hiringManagerId: 'Hiring Manager',
  pipeLineId: 'Hiring Pipeline',
  questionGroupId: 'Question Group',
  userId: 'Email Recipients',
  jobPriorityId: 'Job Priority',
  employmentTypeId: 'Employment Type',
  employmentCategoryId: 'Employment Category',
  referralAmountId: 'Referral Amount',
  slug: 'Slug',
  seoMetaTitle: 'Meta Title',
  seoMetaDescription: 'Meta Description',
  seoCanonicalTag: 'Canonical Tag',
  seoIndex: 'Index',
  seoFocusKeyword: 'Focus Keyword',
  seoKeyword: 'Keywords',
  customSeoSchema: 'Custom SEO Schema',
  seoImage: 'Stored Image',
  file: 'Image',
} as const;
export type JobField = keyof typeof jobFieldLabels;

export const seoFieldNames = [
  'slug',
  'seoMetaTitle',
  'seoMetaDescription',
  'seoCanonicalTag',
  'seoIndex',
  'seoFocusKeyword',
  'seoKeyword',
  'customSeoSchema',
  'seoImage',
  'file',
] as const satisfies readonly JobField[];

/** The Seo tab of a new job stays locked until these are filled. */
export const mandatoryFields = [
  'jobTitle',
  'designationId',
  'experience',
  'jobTypeId',
  'locationId',
  'groupId',
  'departmentId',
  'recruitingManagerId',
  'hiringManagerId',
  'pipeLineId',
  'questionGroupId',
] as const satisfies readonly JobField[];

export const fieldsRequiredToCreate: readonly JobField[] = [
  ...mandatoryFields,
  'skills',
  'jobDescription',
];

export const fieldsRequiredToEdit: readonly JobField[] = [
  'jobTitle',
  'departmentId',
  'skills',
  'jobDescription',
];
