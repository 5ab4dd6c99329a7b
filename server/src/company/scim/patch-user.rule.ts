import { filter as matching } from 'scim2-parse-filter';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { ScimUser } from '../../../contract/company/scim/scim-user';
import type { ScimOperation } from '../../../contract/company/scim/scim-message';
import type { Check } from './check-resource';
import { parseFilter } from './filter.rule';
import { stepsOf, type Step } from './operations.rule';
import { holding } from './patch-path.rule';
import { ScimError } from './scim-error';
import { fieldsOfUser, type UserFields } from './user-fields.rule';

const nothingThere = () =>
  new ScimError(400, 'noTarget', 'People have one address, that for work. This filter meets none.');
const needed = () => new ScimError(400, 'mutability', 'A person needs their e-mail address.');

const isMeant = (filter: string, email: string): boolean =>
  matching(parseFilter(filter))({ value: email, type: 'work', primary: true });

/** The console stores one email address; operations on others are ignored. */
const emailsOf = (step: Step, email: string, check: Check<ScimUser>): ScimUser => {
  const { op, value, filter, names } = step;
  const isWhole = filter === undefined || isMeant(filter, email);
  if (op === 'remove') {
    if (isWhole && names.length === 1) throw needed();
    return {};
  }
  if (!isWhole) {
    if (op === 'replace') throw nothingThere();
    return {};
  }
  const part = names.length > 1 ? { [names[1] ?? '']: value } : value;
  const { emails = [] } = check({ emails: part });
  if (filter !== undefined || names.length > 1)
    return emails[0]?.value === undefined ? {} : { emails };
  const kept = emails.filter(({ primary, type }) => primary === true || type === 'work');
  return op === 'replace' ? { emails } : kept.length > 0 ? { emails: kept } : {};
};

const emptied = {
  [scimUrns.enterpriseUser]: { employeeNumber: null, department: null, manager: { value: null } },
};

const partOf = (step: Step, email: string, check: Check<ScimUser>): ScimUser => {
  const { names, op, value } = step;
  if (names[0] === 'emails') return emailsOf(step, email, check);
  if (op !== 'remove') return check(holding(names, value));
  if (names.length === 1 && names[0] === scimUrns.enterpriseUser) return emptied;
  return check(holding(names, null));
};

/** `email` is the stored address; later operations override earlier ones. */
export const fieldsOfPatch = (
  operations: readonly ScimOperation[],
  email: string,
  check: Check<ScimUser>,
): UserFields => {
  const fields: UserFields = {};
  for (const step of stepsOf(ScimUser, operations))
    Object.assign(fields, fieldsOfUser(partOf(step, fields.email ?? email, check)));
  return fields;
};
