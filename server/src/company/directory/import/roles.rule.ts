import { roleNames } from '../../../../contract/identity/people/role-constants';
import { roles, type Role } from '../../../../contract/permission';

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const roleBy = new Map(
  roles.flatMap((role): [string, Role][] => [
    [plain(role), role],
    [plain(roleNames[role]), role],
  ]),
);

/** `unknown` is the first text that is not a role. */
export const readRoles = (cell: string): { roles: Role[]; unknown?: string } => {
  const texts = cell.split(/[;,|\n]/).filter((text) => text.trim() !== '');
  const unknown = texts.find((text) => !roleBy.has(plain(text)));
  const known = texts.flatMap((text) => roleBy.get(plain(text)) ?? []);
  return { roles: [...new Set(known)], ...(unknown !== undefined && { unknown: unknown.trim() }) };
};
