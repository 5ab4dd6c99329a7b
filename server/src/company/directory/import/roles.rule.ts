import { roleNames } from '../../../../contract/identity/people/role-constants';
import { roles, type Role } from '../../../../contract/permission';

const normalizeText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const rolesByText = new Map(
  roles.flatMap((role): [string, Role][] => [
    [normalizeText(role), role],
    [normalizeText(roleNames[role]), role],
  ]),
);

/** `unknown` is the first text in the cell that is not a role. */
export const parseRolesCell = (cell: string): { roles: Role[]; unknown?: string } => {
  const texts = cell.split(/[;,|\n]/).filter((text) => text.trim() !== '');
  const unknown = texts.find((text) => !rolesByText.has(normalizeText(text)));
  const known = texts.flatMap((text) => rolesByText.get(normalizeText(text)) ?? []);
  return { roles: [...new Set(known)], ...(unknown !== undefined && { unknown: unknown.trim() }) };
};
