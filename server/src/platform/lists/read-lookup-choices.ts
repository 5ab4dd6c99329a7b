import type { Meta, OfferMeta } from '../../../contract/answer';
import type { Permission } from '../../../contract/permission';
import type { Viewer } from '../access/actor';
import { listRolesWithPermission } from '../access/access-table';
import type { Db } from '../db/database';
import type { ReadableList } from './list';
import { readListRows } from './read-list-page';

export interface LookupMaintenance {
  many: string;
  edit: Permission;
  /** Menu path of the screen where entries are edited, such as `General Settings, Directory`. */
  where: string;
  add?: string;
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

const formatRoles = (permission: Permission): string => {
  const names = listFormat.format(
    listRolesWithPermission(permission).map((role) => `${role.replace('-', ' ')}s`),
  );
  return names.charAt(0).toUpperCase() + names.slice(1);
};

const formatEmptyHint = (
  { many, edit, where, add }: LookupMaintenance,
  mayEdit: boolean,
): string => {
  const none = `There are no ${many} yet.`;
  if (!mayEdit) return `${none} ${formatRoles(edit)} add them under ${where}.`;
  return add
    ? `${none} Type a name to add the first one.`
    : `${none} Add the first under ${where}.`;
};

const toLookupMeta = (
  meta: Meta,
  keeping: LookupMaintenance | undefined,
  query: { search?: string | undefined; id?: unknown },
  { grants }: Viewer,
): OfferMeta => {
  if (!keeping || query.id) return meta;
  const mayEdit = grants.has(keeping.edit);
  const isEmpty = meta.total === 0 && !query.search?.trim();
  return {
    ...meta,
    ...(isEmpty && { hint: formatEmptyHint(keeping, mayEdit) }),
    ...(mayEdit && keeping.add && { add: keeping.add }),
  };
};

export const readLookupChoices = async <View extends Viewer>(
  db: Db,
  list: ReadableList<View>,
  query: Parameters<typeof readListRows>[2] & { search?: string | undefined; id?: unknown },
  viewer: View,
  keeping: LookupMaintenance | undefined,
  usualLimit?: number,
): Promise<string> => {
  const { rows, meta } = await readListRows(db, list, query, viewer, usualLimit);
  return `{"data":${rows},"meta":${JSON.stringify(toLookupMeta(meta, keeping, query, viewer))}}`;
};
