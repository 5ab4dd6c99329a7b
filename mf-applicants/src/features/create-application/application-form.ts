import type { ApplicantValues } from './application-values';

const idOf = (item: ApplicantValues['job']): string => (item ? String(item.id) : '');

export const formOf = (values: ApplicantValues): FormData => {
  const texts = {
    jobId: idOf(values.job),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    applicantEmail: values.applicantEmail.trim(),
    phoneNumber: values.phoneNumber.trim(),
    experience: String(values.experience),
    sourceId: idOf(values.source),
    recruiterId: idOf(values.recruiter),
    comment: values.comment.trim(),
    documentNumber: values.documentNumber.trim(),
  };
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) if (text) form.append(name, text);
  if (values.resume) form.append('resume', values.resume, values.resume.name);
  return form;
};
