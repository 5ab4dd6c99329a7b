import { Type, type Static } from 'typebox';
import {
  currencies,
  type DateOrder,
  dateOrders,
} from '../../../contract/platform/company/company-constants';
import { presentName } from '../../../contract/platform/company/time-zone-constants';
import { isEmail } from '../../../contract/email-constants';
import { findPasswordProblem } from './new-password';

const Text = Type.Optional(Type.String({ maxLength: 300 }));

/** Form of the first setup; the values of its fields are checked by `findSetupProblems`. */
export const SetupForm = Type.Object({
  key: Text,
  companyName: Text,
  timeZone: Text,
  currency: Text,
  dateOrder: Text,
  firstName: Text,
  lastName: Text,
  userName: Text,
  email: Text,
  password: Text,
  /** Encrypted password that was typed in an earlier submission of the form. */
  typed: Type.Optional(Type.String({ maxLength: 2_000 })),
});
export type SetupForm = Static<typeof SetupForm>;
export type SetupField = Exclude<keyof SetupForm, 'typed'>;

const requiredFieldMessages: Partial<Record<SetupField, string>> = {
  companyName: 'Enter the company’s name',
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  userName: 'Enter a user name',
};

/** Returns undefined for `by-area`, which means each country's own order. */
export const parseDateOrder = ({ dateOrder = 'by-area' }: SetupForm): DateOrder | undefined =>
  dateOrders.find((order) => order === dateOrder);

export const findSetupProblems = (form: SetupForm): Partial<Record<SetupField, string>> => {
  const problems: Partial<Record<SetupField, string>> = {};
  for (const [field, sentence] of Object.entries(requiredFieldMessages) as [SetupField, string][])
    if (!form[field]?.trim()) problems[field] = sentence;
  if (!presentName(form.timeZone ?? '')) problems.timeZone = 'Choose a time zone';
  if (!currencies.includes(form.currency ?? '')) problems.currency = 'Choose a currency';
  if (!parseDateOrder(form)) problems.dateOrder = 'Choose how dates are written';
  if (!isEmail(form.email ?? '')) problems.email = 'Enter an e-mail address';
  const password = findPasswordProblem(form.password ?? '');
  if (password) problems.password = password;
  return problems;
};
