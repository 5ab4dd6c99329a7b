import { intakeMessages } from 'server/contract/applicants/intake/application-intake-constants';
import { isEmail } from 'server/contract/email-constants';
import { yup } from 'shared-ui/forms';
import type { ApplicantValues } from './application-values';

const isExperienceYears = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 60);

export const applicantSchema = yup.object({
  job: yup.mixed().nullable().required(intakeMessages.job),
  firstName: yup.string().trim().required(intakeMessages.firstName),
  applicantEmail: yup
    .string()
    .trim()
    .test('reach', intakeMessages.reach, (text, { parent }) =>
      Boolean(text || (parent as Partial<ApplicantValues>).phoneNumber?.trim()),
    )
    .test('address', intakeMessages.email, (text) => !text || isEmail(text)),
  experience: yup.mixed().test('years', intakeMessages.experience, isExperienceYears),
});
