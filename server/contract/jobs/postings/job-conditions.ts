import { Type } from 'typebox';
import { Id, oneOf } from '../../answer';
import { educationLevels, maxSalary, salaryUnits } from './job-constants';

const Salary = Type.Unsafe<number | null>({
  type: ['number', 'null'],
  minimum: 0,
  maximum: maxSalary,
});
const AmountOrNull = Type.Union([Type.Number(), Type.Null()]);

/** Workplace, pay and education, as fields of a change to a job. */
export const conditionInput = {
  /** Partly on site; has no meaning beside `remote`. */
  hybrid: Type.Boolean(),
  /** Countries that people may work from, where the job is remote. */
  remoteCountryId: Type.Array(Id, { maxItems: 250 }),
  salaryMin: Salary,
  salaryMax: Salary,
  salaryCurrency: Type.String({ maxLength: 3, pattern: '^([A-Z]{3})?$' }),
  salaryUnit: Type.Union([oneOf(salaryUnits), Type.Literal(''), Type.Null()]),
  /** True shows the salary on the careers pages. */
  salaryShown: Type.Boolean(),
  educationLevel: Type.Union([oneOf(educationLevels), Type.Literal(''), Type.Null()]),
};

/** These fields as a job's record has them. */
export const conditionRecord = {
  hybrid: Type.Boolean(),
  remoteCountries: Type.Array(Type.Object({ countryId: Id, country: Type.String() })),
  /**
   * Salary in major units; null without a salary, and if the caller may not see a salary that is
   * not public.
   */
  salaryMin: AmountOrNull,
  salaryMax: AmountOrNull,
  salaryCurrency: Type.String(),
  salaryUnit: Type.Union([oneOf(salaryUnits), Type.Null()]),
  salaryShown: Type.Boolean(),
  educationLevel: Type.Union([oneOf(educationLevels), Type.Null()]),
};
