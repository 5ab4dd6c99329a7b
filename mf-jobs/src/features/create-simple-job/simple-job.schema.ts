import { jobLimits } from 'server/contract/jobs/postings/job-constants';
import { messages } from 'server/contract/messages';
import { yup } from 'shared-ui/forms';

const { job } = messages;

const hasHtmlContent = (html: string | undefined): boolean =>
  (html ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '') !== '' || /<img\b/i.test(html ?? '');
const isChosen = (value: unknown): boolean => value !== null && value !== undefined;
/** The form library passes an empty field as `undefined`. */
const isPositionCount = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= jobLimits.positions);

export const createSimpleJobSchema = (today: string) =>
  yup.object({
    jobTitle: yup.string().trim().required(job.title),
    departmentId: yup.mixed().nullable().test('chosen', job.department, isChosen),
    locationId: yup.array().min(1, job.location),
    numberOfPositions: yup.mixed().test('count', job.positions, isPositionCount),
    expiryDate: yup.string().test('past', job.expiryDatePast, (day) => !day || day >= today),
    jobDescription: yup.string().test('words', job.description, hasHtmlContent),
    minExperience: yup.string().required(job.minExperience),
    maxExperience: yup
      .string()
      .test(
        'order',
        job.experienceOrder,
        (most, { parent }) =>
          !most || Number(most) >= Number((parent as { minExperience?: string }).minExperience),
      ),
    userId: yup.array().min(1, job.recipients),
  });
