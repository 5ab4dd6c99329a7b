import type { SimpleJobValues } from './simple-job.values';

export const simpleJobLabels = {
  jobTitle: 'Job Title',
  departmentId: 'Department',
  locationId: 'Location',
  jobTypeId: 'Job Type',
  numberOfPositions: 'Number of Positions',
  expiryDate: 'Expiry Date',
  jobStatusId: 'Job Status',
  referralAmountId: 'Referral Amount',
  jobProfile: 'Job Profile',
  jobDescription: 'Job Description',
  minExperience: 'Minimum Experience',
  maxExperience: 'Maximum Experience',
  education: 'Education',
  skills: 'Skills',
  hiringManagerId: 'Hiring Manager',
  recruitingManagerId: 'Recruiting Manager',
  userId: 'Email Recipients',
  pipeLineId: 'Pipeline',
  questionGroupId: 'Question Group',
} as const satisfies Record<keyof SimpleJobValues, string>;
