import sql from 'sql-template-tag';
import type {
  SavedView,
  SavedViewCreate,
  SavedViewUpdate,
} from '../../../contract/console/views/saved-view';
import { maxOwnViews, viewMessages } from '../../../contract/console/views/saved-view-constants';
import type { Viewer } from '../../platform/access/actor';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { mayShareViews, readView } from './read-views';

/** A user's views are written one at a time, so that limit, unique names and the default hold. */
const lockPerson = (tx: Transaction, { userId }: Viewer): Promise<number> =>
  tx.run(sql`select from app_user where id = ${userId} for no key update`);

/** @throws AppError when the user shares a view without the permission to do so. */
const assertMayShare = (viewer: Viewer, roles: readonly string[] = []): void => {
  if (roles.length > 0 && !mayShareViews(viewer))
    throw invalidField('roles', viewMessages.shareRefused);
};

/** @throws AppError when the owner has another view of this name for the list. */
const assertNameIsFree = async (
  tx: Transaction,
  { id, ownerId, page, name }: { id: number; ownerId: number; page: string; name: string },
): Promise<void> => {
  const taken = await tx.one(sql`
    select from saved_view where owner_id = ${ownerId} and page = ${page}
      and lower(name) = lower(${name}) and id <> ${id}`);
  if (taken) throw invalidField('name', viewMessages.nameTaken);
};

export const createView = (
  db: Database,
  viewer: Viewer,
  { page, name, query, roles = [] }: SavedViewCreate,
): Promise<SavedView> =>
  db.transaction(async (tx) => {
    assertMayShare(viewer, roles);
    await lockPerson(tx, viewer);
    const owned = await tx.one<{ count: number }>(
      sql`select count(*) as count from saved_view where owner_id = ${viewer.userId}`,
    );
    if ((owned?.count ?? 0) >= maxOwnViews) throw invalidField('name', viewMessages.tooMany);
    const own = { id: 0, ownerId: viewer.userId, page, name: name.trim() };
    await assertNameIsFree(tx, own);
    const made = await tx.one<{ id: number }>(sql`
      insert into saved_view (owner_id, page, name, query, roles)
      values (${viewer.userId}, ${page}, ${own.name}, ${query}, ${[...roles]}::text[]) returning id`);
    return readView(tx, viewer, made?.id ?? 0);
  });

const writePin = async (
  tx: Transaction,
  { userId }: Viewer,
  view: SavedView,
  { isPinned = view.isPinned, isDefault = view.isDefault }: SavedViewUpdate,
): Promise<void> => {
  if (isDefault)
    await tx.run(sql`
      update pinned_view set is_default = false where user_id = ${userId} and page = ${view.page}`);
  if (!isPinned && !isDefault)
    await tx.run(sql`delete from pinned_view where user_id = ${userId} and view_id = ${view.id}`);
  else
    await tx.run(sql`
      insert into pinned_view (user_id, view_id, page, is_default)
      values (${userId}, ${view.id}, ${view.page}, ${isDefault})
      on conflict (user_id, view_id) do update set is_default = excluded.is_default`);
};

const writeContent = async (
  tx: Transaction,
  viewer: Viewer,
  view: SavedView,
  { name = view.name, query = view.query, roles = view.roles, version }: SavedViewUpdate,
): Promise<void> => {
  if (!view.isEditable) throw new AppError('FORBIDDEN');
  assertMayShare(viewer, roles);
  if (version !== view.version) throw new AppError('STALE_VERSION', { current: view });
  const owner = await tx.one<{ ownerId: number }>(
    sql`select owner_id as "ownerId" from saved_view where id = ${view.id}`,
  );
  const named = { id: view.id, ownerId: owner?.ownerId ?? 0, page: view.page, name: name.trim() };
  await assertNameIsFree(tx, named);
  await tx.run(sql`
    update saved_view set name = ${named.name}, query = ${query}, roles = ${[...roles]}::text[],
      version = version + 1
    where id = ${view.id}`);
};

/** Pins apply to the calling user only; name, query and roles to everybody who sees the view. */
export const updateView = (
  db: Database,
  viewer: Viewer,
  id: number,
  change: SavedViewUpdate,
): Promise<SavedView> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select from saved_view where id = ${id} for update`);
    await lockPerson(tx, viewer);
    const view = await readView(tx, viewer, id);
    if (change.name ?? change.query ?? change.roles) await writeContent(tx, viewer, view, change);
    if (change.isPinned !== undefined || change.isDefault !== undefined)
      await writePin(tx, viewer, view, change);
    return readView(tx, viewer, id);
  });

export const deleteView = (db: Database, viewer: Viewer, id: number): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    const view = await readView(tx, viewer, id);
    if (!view.isEditable) throw new AppError('FORBIDDEN');
    await tx.run(sql`delete from saved_view where id = ${id}`);
    return { id };
  });
