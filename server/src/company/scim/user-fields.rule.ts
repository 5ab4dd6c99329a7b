import { isEmail } from '../../../contract/email-constants';
import { scimUrns } from '../../../contract/scim/scim-constants';
import type { ScimUser } from '../../../contract/scim/scim-user';
import { invalidValue } from './scim-error';

/** What is written of a person: what is left out stays, `null` empties. */
export interface UserFields {
  userName?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  isActive?: boolean;
  externalId?: string | null;
  employeeNumber?: string | null;
  /** By name. */
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

/** The address that is kept: the primary one, else that for work, else the first. */
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

/**
 * What a resource, or a part of one, says of a person.
 * @throws ScimError where it takes away what a person needs.
 */
export const fieldsOfUser = (user: ScimUser): UserFields => ({
  ...(user.userName !== undefined && { userName: needed('userName', trimmed(user.userName)) }),
  ...(user.externalId !== undefined && { externalId: trimmed(user.externalId) }),
  ...(user.title !== undefined && { title: trimmed(user.title) }),
  ...(typeof user.active === 'boolean' && { isActive: user.active }),
  ...(user.emails !== undefined && { email: emailOf(user.emails) }),
  ...nameFields(user.name),
  ...enterpriseFields(user),
});

/** What a resource that replaces another does not say: it is taken away, where a person can do without it. */
const unsaid: UserFields = {
  ...{ lastName: '', externalId: null, employeeNumber: null },
  ...{ title: null, department: null, managerId: null },
};

export const replacingFields = (user: ScimUser): UserFields & { userName: string } => ({
  ...unsaid,
  ...fieldsOfUser(user),
  userName: needed('userName', trimmed(user.userName)),
});

/** A whole new person; one without a name is called as they sign in. */
export const newFields = (user: ScimUser) => {
  const fields = replacingFields(user);
  const { userName, email = userName, firstName = userName.replace(/@.*$/, '') } = fields;
  if (!isEmail(email))
    throw invalidValue(
      'emails: a person needs an e-mail address. Send one, or a userName that is.',
    );
  return { ...fields, email, firstName: firstName.slice(0, 100) };
};
