import {
  consent,
  referringMessages,
} from 'server/contract/referrals/referring/referring-constants';
import { isEmail } from 'server/contract/email-constants';
import { intakeMessages } from 'server/contract/applicants/intake/application-intake-constants';
import { yup } from 'shared-ui/forms';

export interface ReferralValues {
  firstName: string;
  lastName: string;
  applicantEmail: string;
  phoneNumber: string;
  relation: string;
  resume: File | null;
  consent: boolean;
}

export const referralFieldLabels: Record<keyof ReferralValues, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  applicantEmail: 'Email',
  phoneNumber: 'Mobile no',
  relation: 'How do you know each other?',
  resume: 'Resume',
  consent: consent.words,
};

export const emptyReferral: ReferralValues = {
  firstName: '',
  lastName: '',
  applicantEmail: '',
  phoneNumber: '',
  relation: '',
  resume: null,
  consent: false,
};

export const referralSchema = yup.object({
  firstName: yup.string().trim().required(intakeMessages.firstName),
  applicantEmail: yup
    .string()
    .trim()
    .test('reach', intakeMessages.reach, (text, { parent }) =>
      Boolean(text || (parent as Partial<ReferralValues>).phoneNumber?.trim()),
    )
    .test('address', intakeMessages.email, (text) => !text || isEmail(text)),
  consent: yup.boolean().oneOf([true], referringMessages.consent),
});

export const toReferralFormData = (
  jobId: number,
  { resume, consent: agreed, ...texts }: ReferralValues,
) => {
  const form = new FormData();
  form.append('jobId', String(jobId));
  for (const [name, text] of Object.entries(texts)) if (text.trim()) form.append(name, text.trim());
  if (agreed) form.append('consent', String(consent.version));
  if (resume) form.append('resume', resume, resume.name);
  return form;
};
