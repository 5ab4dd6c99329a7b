import type { ApplicantValues } from './application-values';

const toIdText = (item: ApplicantValues['job']): string => (item ? String(item.id) : '');

export const toApplicantFormData = (values: ApplicantValues): FormData => {
  const texts = {
    jobId: toIdText(values.job),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    applicantEmail: values.applicantEmail.trim(),
    phoneNumber: values.phoneNumber.trim(),
    experience: String(values.experience),
    sourceId: toIdText(values.source),
    recruiterId: toIdText(values.recruiter),
    comment: values.comment.trim(),
    documentNumber: values.documentNumber.trim(),
  };
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) if (text) form.append(name, text);
  if (values.resume) form.append('resume', values.resume, values.resume.name);
  return form;
};
