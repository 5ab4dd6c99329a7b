import { filter as matching } from 'scim2-parse-filter';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { ScimUser } from '../../../contract/company/scim/scim-user';
import type { ScimOperation } from '../../../contract/company/scim/scim-message';
import type { ResourceCheck } from './check-resource';
import { parseFilter } from './filter.rule';
import { toPatchSteps, type ScimPatchStep } from './operations.rule';
import { nestValue } from './patch-path.rule';
import { ScimError } from './scim-error';
import { toUserFields, type UserFields } from './user-fields.rule';

const noMatchingEmailError = () =>
  new ScimError(400, 'noTarget', 'People have one address, that for work. This filter meets none.');
const emailRequiredError = () =>
  new ScimError(400, 'mutability', 'A person needs their e-mail address.');

const matchesEmail = (filter: string, email: string): boolean =>
  matching(parseFilter(filter))({ value: email, type: 'work', primary: true });

/** Only one e-mail address is stored; operations on others are ignored. */
const toEmails = (step: ScimPatchStep, email: string, check: ResourceCheck<ScimUser>): ScimUser => {
  const { op, value, filter, names } = step;
  const isWhole = filter === undefined || matchesEmail(filter, email);
  if (op === 'remove') {
    if (isWhole && names.length === 1) throw emailRequiredError();
    return {};
  }
  if (!isWhole) {
    if (op === 'replace') throw noMatchingEmailError();
    return {};
  }
  const part = names.length > 1 ? { [names[1] ?? '']: value } : value;
  const { emails = [] } = check({ emails: part });
  if (filter !== undefined || names.length > 1)
    return emails[0]?.value === undefined ? {} : { emails };
  const kept = emails.filter(({ primary, type }) => primary === true || type === 'work');
  return op === 'replace' ? { emails } : kept.length > 0 ? { emails: kept } : {};
};

const emptyEnterprise = {
  [scimUrns.enterpriseUser]: { employeeNumber: null, department: null, manager: { value: null } },
};

const toPartialUser = (
  step: ScimPatchStep,
  email: string,
  check: ResourceCheck<ScimUser>,
): ScimUser => {
  const { names, op, value } = step;
  if (names[0] === 'emails') return toEmails(step, email, check);
  if (op !== 'remove') return check(nestValue(names, value));
  if (names.length === 1 && names[0] === scimUrns.enterpriseUser) return emptyEnterprise;
  return check(nestValue(names, null));
};

/** `email` is the stored address, which operations may change; later operations override earlier ones. */
export const toPatchedUserFields = (
  operations: readonly ScimOperation[],
  email: string,
  check: ResourceCheck<ScimUser>,
): UserFields => {
  const fields: UserFields = {};
  for (const step of toPatchSteps(ScimUser, operations))
    Object.assign(fields, toUserFields(toPartialUser(step, fields.email ?? email, check)));
  return fields;
};
