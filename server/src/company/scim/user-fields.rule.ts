import { isEmail } from '../../../contract/email-constants';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { ScimUser } from '../../../contract/company/scim/scim-user';
import { invalidValue } from './scim-error';

/** Absent fields stay unchanged; null clears. */
export interface UserFields {
  userName?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  isActive?: boolean;
  externalId?: string | null;
  employeeNumber?: string | null;
  /** Title and department are names rather than ids. */
  title?: string | null;
  department?: string | null;
  managerId?: string | null;
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

const needed = (name: string, text: string | null): string => {
  if (text === null) throw invalidValue(`${name}: a person needs one. Send it, or leave it out.`);
  return text;
};

type Emails = NonNullable<ScimUser['emails']>;

/** The console stores one address: the primary one, else the one for work, else the first. */
const keptEmail = (emails: Emails): string | null => {
  const kept =
    emails.find(({ primary }) => primary === true) ??
    emails.find(({ type }) => type?.toLowerCase() === 'work') ??
    emails[0];
  return trimmed(kept?.value);
};

const emailOf = (emails: Emails): string => {
  const email = needed('emails', keptEmail(emails));
  if (!isEmail(email)) throw invalidValue('emails: this is no e-mail address.');
  return email;
};

const nameFields = (name: ScimUser['name']): UserFields => ({
  ...(name?.givenName !== undefined && {
    firstName: needed('name.givenName', trimmed(name.givenName)),
  }),
  ...(name?.familyName !== undefined && { lastName: trimmed(name.familyName) ?? '' }),
});

const enterpriseFields = (user: ScimUser): UserFields => {
  const extension = user[scimUrns.enterpriseUser];
  if (!extension) return {};
  const { employeeNumber, department, manager } = extension;
  return {
    ...(employeeNumber !== undefined && { employeeNumber: trimmed(employeeNumber) }),
    ...(department !== undefined && { department: trimmed(department) }),
    ...(manager !== undefined && { managerId: trimmed(manager?.value) }),
  };
};

/** @throws ScimError for a removal of required fields. */
export const fieldsOfUser = (user: ScimUser): UserFields => ({
  ...(user.userName !== undefined && { userName: needed('userName', trimmed(user.userName)) }),
  ...(user.externalId !== undefined && { externalId: trimmed(user.externalId) }),
  ...(user.title !== undefined && { title: trimmed(user.title) }),
  ...(typeof user.active === 'boolean' && { isActive: user.active }),
  ...(user.emails !== undefined && { email: emailOf(user.emails) }),
  ...nameFields(user.name),
  ...enterpriseFields(user),
});

/** Values of absent optional fields in a full replacement. */
const unsaid: UserFields = {
  ...{ lastName: '', externalId: null, employeeNumber: null },
  ...{ title: null, department: null, managerId: null },
};

export const replacingFields = (user: ScimUser): UserFields & { userName: string } => ({
  ...unsaid,
  ...fieldsOfUser(user),
  userName: needed('userName', trimmed(user.userName)),
});

/** Without a name, the local part of the user name is used. */
export const newFields = (user: ScimUser) => {
  const fields = replacingFields(user);
  const { userName, email = userName, firstName = userName.replace(/@.*$/, '') } = fields;
  if (!isEmail(email))
    throw invalidValue(
      'emails: a person needs an e-mail address. Send one, or a userName that is.',
    );
  return { ...fields, email, firstName: firstName.slice(0, 100) };
};
