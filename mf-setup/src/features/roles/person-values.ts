import { isEmail } from 'server/contract/email-constants';
import type { Person, PersonCreate } from 'server/contract/identity/people/person';
import { roleNames } from 'server/contract/identity/people/role-constants';
import { roles, type Role } from 'server/contract/permission';
import { yup } from 'shared-ui/forms';

export type PersonValues = Pick<Person, 'firstName' | 'lastName' | 'email'> & Record<Role, boolean>;

export const personLabels: Readonly<Record<keyof PersonValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  ...roleNames,
};

export const formatRoleOrigin = ({ by }: Person['givenRoles'][number]): string =>
  `From a group of ${by}.`;

export const everyoneRoleText = 'Every active person has it.';

const toCheckboxes = (held: readonly Role[]) =>
  Object.fromEntries(roles.map((role) => [role, held.includes(role)])) as Record<Role, boolean>;

export const emptyPerson: PersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  ...toCheckboxes([]),
};

export const toPersonValues = ({
  firstName,
  lastName,
  email,
  roles: held,
}: Person): PersonValues => ({
  firstName,
  lastName,
  email,
  ...toCheckboxes(held),
});

export const toPersonBody = (values: PersonValues): PersonCreate => ({
  firstName: values.firstName,
  lastName: values.lastName,
  email: values.email,
  roles: roles.filter((role) => values[role]),
});

const createNameSchema = (sentence: string) =>
  yup.string().trim().required(sentence).max(100, 'Use at most 100 characters.');

const personFieldSchemas = {
  firstName: createNameSchema('Enter the first name.'),
  lastName: createNameSchema('Enter the last name.'),
  email: yup
    .string()
    .trim()
    .required('Enter the e-mail address.')
    .test('address', 'Enter an e-mail address.', isEmail)
    .max(200, 'Use at most 200 characters.'),
};

export const personSchema = yup.object(personFieldSchemas);

export const newPersonSchema = yup.object({
  ...personFieldSchemas,
  administrator: yup
    .boolean()
    .test('some-role', 'Choose at least one role.', (_, { parent }) =>
      roles.some((role) => (parent as PersonValues)[role]),
    ),
});
