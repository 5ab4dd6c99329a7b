import { jobLimits, maxSalary } from 'server/contract/jobs/postings/job-constants';
import { customSchemaOf } from 'server/contract/jobs/postings/job-posting';
import { messages } from 'server/contract/messages';
import { yup } from 'shared-ui/forms';
import { seoFieldNames, type JobField } from './job-fields';
import type { JobValues } from './job-values';
import { isFieldFilled } from './required.rule';
import { isSlug } from 'server/contract/jobs/postings/job-slug';

const { job, seo } = messages;

const isPositionCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= jobLimits.positions;

const isJsonObject = (text: string): boolean => customSchemaOf(text) !== undefined;

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (one ?? '') === (other ?? '') || JSON.stringify(one) === JSON.stringify(other);

/** The form library passes an empty text as `undefined`. */
const text = (message: string, holds: (value: string) => boolean) =>
  yup
    .string()
    .trim()
    .test('form', message, (value) => !value || holds(value));

const createFilledRule = (field: JobField) =>
  yup
    .mixed()
    .nullable()
    .test('filled', job.required, (value) => isFieldFilled(field, value));

const createAmountRule = () =>
  yup
    .mixed()
    .test(
      'amount',
      job.salary,
      (value) => !isAmount(value) || (Number(value) >= 0 && Number(value) <= maxSalary),
    );

const isAmount = (value: unknown): boolean => value !== undefined && value !== '';

const hasSalary = ({ salaryMin, salaryMax }: JobValues): boolean =>
  isAmount(salaryMin) || isAmount(salaryMax);

const createSalaryChoiceRule = (message: string) =>
  yup
    .string()
    .test(
      'chosen',
      message,
      (value, { parent }) => Boolean(value) || !hasSalary(parent as JobValues),
    );

const salaryRules = {
  salaryMin: createAmountRule(),
  salaryMax: createAmountRule().test('order', job.salaryOrder, (value, { parent }) => {
    const { salaryMin } = parent as JobValues;
    return !isAmount(value) || !isAmount(salaryMin) || Number(value) >= Number(salaryMin);
  }),
  salaryCurrency: createSalaryChoiceRule(job.salaryCurrency),
  salaryUnit: createSalaryChoiceRule(job.salaryUnit),
};

const seoRules = {
  slug: text(seo.slug, isSlug),
  seoCanonicalTag: text(job.canonicalTag, isWebAddress),
  customSeoSchema: text(job.customSchema, isJsonObject),
};

/** Makes the slug required if any other SEO field has changed. */
const createSlugRule = (before: JobValues) =>
  seoRules.slug.test('started', job.required, (slug, { parent }) => {
    const values = parent as JobValues;
    const started = seoFieldNames.some((field) => {
      const value = values[field];
      return value instanceof File || !isSameValue(value, before[field]);
    });
    return Boolean(slug) || !started;
  });

interface JobSchemaOptions {
  required: readonly JobField[];
  today: string;
  before: JobValues;
  /** True if the number of positions may be empty, since the server sets a default. */
  countMayBeEmpty: boolean;
}

export const createJobSchema = ({ required, today, before, countMayBeEmpty }: JobSchemaOptions) =>
  yup.object({
    ...Object.fromEntries(required.map((field) => [field, createFilledRule(field)])),
    numberOfPositions: yup
      .mixed()
      .test('count', job.positions, (value) =>
        value === undefined || value === '' ? countMayBeEmpty : isPositionCount(value),
      ),
    expiryDate: yup
      .string()
      .test('past', job.expiryDatePast, (day) => !day || day >= today || day === before.expiryDate),
    ...salaryRules,
    ...seoRules,
    slug: createSlugRule(before),
  });

/** Validation of the wizard's SEO step, which always requires the slug. */
export const seoSchema = yup.object({
  ...seoRules,
  slug: seoRules.slug.required(job.required),
});
