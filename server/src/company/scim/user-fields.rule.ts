import { isEmail } from '../../../contract/email-constants';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { ScimUser } from '../../../contract/company/scim/scim-user';
import { createInvalidValueError } from './scim-error';

/** Fields of a person that change: absent ones stay unchanged, null clears one. */
export interface UserFields {
  userName?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  isActive?: boolean;
  externalId?: string | null;
  employeeNumber?: string | null;
  /** Title and department are given by name rather than by id. */
  title?: string | null;
  department?: string | null;
  managerId?: string | null;
}

const trimText = (text: string | null | undefined): string | null => text?.trim() || null;

const requireText = (name: string, text: string | null): string => {
  if (text === null)
    throw createInvalidValueError(`${name}: a person needs one. Send it, or leave it out.`);
  return text;
};

type Emails = NonNullable<ScimUser['emails']>;

/** Only one e-mail address is stored: the primary one, else that for work, else the first. */
const chooseEmail = (emails: Emails): string | null => {
  const kept =
    emails.find(({ primary }) => primary === true) ??
    emails.find(({ type }) => type?.toLowerCase() === 'work') ??
    emails[0];
  return trimText(kept?.value);
};

const requireEmail = (emails: Emails): string => {
  const email = requireText('emails', chooseEmail(emails));
  if (!isEmail(email)) throw createInvalidValueError('emails: this is no e-mail address.');
  return email;
};

const toNameFields = (name: ScimUser['name']): UserFields => ({
  ...(name?.givenName !== undefined && {
    firstName: requireText('name.givenName', trimText(name.givenName)),
  }),
  ...(name?.familyName !== undefined && { lastName: trimText(name.familyName) ?? '' }),
});

const toEnterpriseFields = (user: ScimUser): UserFields => {
  const extension = user[scimUrns.enterpriseUser];
  if (!extension) return {};
  const { employeeNumber, department, manager } = extension;
  return {
    ...(employeeNumber !== undefined && { employeeNumber: trimText(employeeNumber) }),
    ...(department !== undefined && { department: trimText(department) }),
    ...(manager !== undefined && { managerId: trimText(manager?.value) }),
  };
};

/** @throws ScimError if a required field is removed. */
export const toUserFields = (user: ScimUser): UserFields => ({
  ...(user.userName !== undefined && {
    userName: requireText('userName', trimText(user.userName)),
  }),
  ...(user.externalId !== undefined && { externalId: trimText(user.externalId) }),
  ...(user.title !== undefined && { title: trimText(user.title) }),
  ...(typeof user.active === 'boolean' && { isActive: user.active }),
  ...(user.emails !== undefined && { email: requireEmail(user.emails) }),
  ...toNameFields(user.name),
  ...toEnterpriseFields(user),
});

/** Values that a full replacement gives to optional fields that are absent. */
const absentFields: UserFields = {
  ...{ lastName: '', externalId: null, employeeNumber: null },
  ...{ title: null, department: null, managerId: null },
};

export const toUserReplacement = (user: ScimUser): UserFields & { userName: string } => ({
  ...absentFields,
  ...toUserFields(user),
  userName: requireText('userName', trimText(user.userName)),
});

/** A new person without a name is named after the part of the user name before the @. */
export const toNewUserFields = (user: ScimUser) => {
  const fields = toUserReplacement(user);
  const { userName, email = userName, firstName = userName.replace(/@.*$/, '') } = fields;
  if (!isEmail(email))
    throw createInvalidValueError(
      'emails: a person needs an e-mail address. Send one, or a userName that is.',
    );
  return { ...fields, email, firstName: firstName.slice(0, 100) };
};
