import { jobRecord } from '../../../job/testing/job-record';
import { toJobValues, type JobValues } from '../job-values';

export const completeJob: JobValues = {
  ...toJobValues(
    jobRecord(61, {
      division: { id: 1, name: 'Products' },
      subDepartment: { id: 5, name: 'Platform' },
      subFunction: { id: 21, name: 'Payments' },
      employmentType: { id: 1, name: 'Permanent' },
      employmentCategory: { id: 2, name: 'Technology' },
      jobPriority: { id: 1, name: 'Urgent' },
      remoteCountries: [{ countryId: 1, country: 'India' }],
      ...{ salaryMin: 40_000, salaryMax: 60_000, salaryCurrency: 'INR', salaryUnit: 'MONTH' },
      ...{ salaryShown: true, educationLevel: 'bachelor degree' },
    }),
  ),
  ...{ slug: '', seoMetaTitle: '', seoMetaDescription: '', seoCanonicalTag: '' },
  ...{ seoFocusKeyword: '', seoKeyword: [], customSeoSchema: '' },
};
