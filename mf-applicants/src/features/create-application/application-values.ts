import type { PickerItem } from 'shared-ui/forms';

export interface ApplicantValues {
  job: PickerItem | null;
  firstName: string;
  lastName: string;
  applicantEmail: string;
  phoneNumber: string;
  experience: number | '';
  source: PickerItem | null;
  recruiter: PickerItem | null;
  comment: string;
  documentNumber: string;
  resume: File | null;
}

export const applicantFieldLabels: Record<keyof ApplicantValues, string> = {
  job: 'Job',
  firstName: 'First name',
  lastName: 'Last name',
  applicantEmail: 'Email',
  phoneNumber: 'Mobile no',
  experience: 'Experience (years)',
  source: 'Source',
  recruiter: 'Recruiter',
  documentNumber: 'Document number',
  comment: 'Comment',
  resume: 'Resume',
};

export const emptyApplicant: ApplicantValues = {
  job: null,
  firstName: '',
  lastName: '',
  applicantEmail: '',
  phoneNumber: '',
  experience: '',
  source: null,
  recruiter: null,
  comment: '',
  documentNumber: '',
  resume: null,
};
