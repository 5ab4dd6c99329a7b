import { intakeMessages } from 'server/contract/intake/application-intake-constants';
import { yup } from 'shared-ui/forms';

const isYears = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 60);

/** What is about the form; the server checks the rest. */
export const applicantSchema = yup.object({
  job: yup.mixed().nullable().required(intakeMessages.job),
  firstName: yup.string().trim().required(intakeMessages.firstName),
  applicantEmail: yup.string().trim().required(intakeMessages.emailMissing),
  experience: yup.mixed().test('years', intakeMessages.experience, isYears),
});
