import { Type } from 'typebox';
import { Id, oneOf } from '../../answer';
import { educationLevels, maxSalary, salaryUnits } from './job-constants';

const Salary = Type.Unsafe<number | null>({
  type: ['number', 'null'],
  minimum: 0,
  maximum: maxSalary,
});
const AmountOrNull = Type.Union([Type.Number(), Type.Null()]);

/** Workplace, salary and education, as request fields of a job. */
export const jobConditionInputFields = {
  /** True for work that is partly on site; ignored if `remote` is true. */
  hybrid: Type.Boolean(),
  remoteCountryId: Type.Array(Id, { maxItems: 250 }),
  salaryMin: Salary,
  salaryMax: Salary,
  salaryCurrency: Type.String({ maxLength: 3, pattern: '^([A-Z]{3})?$' }),
  salaryUnit: Type.Union([oneOf(salaryUnits), Type.Literal(''), Type.Null()]),
  salaryShown: Type.Boolean(),
  educationLevel: Type.Union([oneOf(educationLevels), Type.Literal(''), Type.Null()]),
};

/** Workplace, salary and education, as fields of a job's record. */
export const jobConditionRecordFields = {
  hybrid: Type.Boolean(),
  remoteCountries: Type.Array(Type.Object({ countryId: Id, country: Type.String() })),
  /**
   * Minimum salary in major units; null without a salary, or if the caller may not see it while it is not
   * public.
   */
  salaryMin: AmountOrNull,
  salaryMax: AmountOrNull,
  salaryCurrency: Type.String(),
  salaryUnit: Type.Union([oneOf(salaryUnits), Type.Null()]),
  salaryShown: Type.Boolean(),
  educationLevel: Type.Union([oneOf(educationLevels), Type.Null()]),
};
