import type { JobUpdate } from '../../../contract/jobs/postings/job';
import { messages } from '../../../contract/messages';

export interface StoredJobFields {
  minExperience: number | null;
  maxExperience: number | null;
  expiryDate: string | null;
  hasSkills: boolean;
  salary: JobSalary;
}

export interface JobSalary {
  salaryMin?: number | null;
  salaryMax?: number | null;
  salaryCurrency?: string | null;
  salaryUnit?: string | null;
}

const hasMoreDecimals = (amount: number | null | undefined): boolean =>
  amount != null && Number(amount.toFixed(2)) !== amount;

const findSalaryFaults = (salary: JobSalary): Record<string, string> => {
  const { salaryMin: least, salaryMax: most, salaryCurrency, salaryUnit } = salary;
  if (least == null && most == null) return {};
  const { decimals } = messages.slab;
  return {
    ...(hasMoreDecimals(least) && { salaryMin: decimals }),
    ...(hasMoreDecimals(most) && { salaryMax: decimals }),
    ...(least != null && most != null && most < least && { salaryMax: messages.job.salaryOrder }),
    ...(!salaryCurrency && { salaryCurrency: messages.job.salaryCurrency }),
    ...(!salaryUnit && { salaryUnit: messages.job.salaryUnit }),
  };
};

const salaryFields = ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryUnit'] as const;

const joinSalary = (fields: JobUpdate, stored: JobSalary = {}): JobSalary => {
  const sent = salaryFields.filter((name) => fields[name] !== undefined);
  if (sent.length === 0) return {};
  return { ...stored, ...Object.fromEntries(sent.map((name) => [name, fields[name]])) };
};

export const findJobContradictions = (
  fields: JobUpdate,
  today: string,
  before?: StoredJobFields,
): Record<string, string> => {
  const least = fields.minExperience === undefined ? before?.minExperience : fields.minExperience;
  const most = fields.maxExperience === undefined ? before?.maxExperience : fields.maxExperience;
  const isReversed = least != null && most != null && most < least;
  const lastDay = fields.expiryDate;
  const isPast = lastDay != null && lastDay < today && lastDay !== before?.expiryDate;
  return {
    ...findSalaryFaults(joinSalary(fields, before?.salary)),
    ...(isReversed && { maxExperience: messages.job.experienceOrder }),
    ...(isPast && { expiryDate: messages.job.expiryDatePast }),
    ...(before?.hasSkills && fields.skills?.length === 0 && { skills: messages.job.required }),
  };
};
