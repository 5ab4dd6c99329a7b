import sql, { type Sql } from 'sql-template-tag';
import type { SavedView } from '../../../contract/console/views/saved-view';
import { maxViewsOfPage } from '../../../contract/console/views/saved-view-constants';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

/** True for users who may edit setup: they share list views, and edit views that others share. */
export const mayShareViews = ({ grants }: Viewer): boolean => grants.has('setup:edit-hiring');

const isVisible = (viewer: Viewer): Sql => sql`(
  view.owner_id = ${viewer.userId} or view.roles && ${[...viewer.roles]}::text[]
  or (view.roles <> '{}' and ${mayShareViews(viewer)}))`;

export const readViews = (db: Db, viewer: Viewer, condition: Sql): Promise<SavedView[]> =>
  db.many<SavedView>(sql`
    select view.id, view.page, view.name, view.query, view.roles,
      view.owner_id = ${viewer.userId} as "isMine",
      btrim(owner.first_name || ' ' || owner.last_name) as owner,
      not owner.is_active as "isOwnerGone",
      pin.view_id is not null as "isPinned", coalesce(pin.is_default, false) as "isDefault",
      view.owner_id = ${viewer.userId}
        or (view.roles <> '{}' and ${mayShareViews(viewer)}) as "isEditable",
      view.version
    from saved_view view
      join app_user owner on owner.id = view.owner_id
      left join pinned_view pin on pin.view_id = view.id and pin.user_id = ${viewer.userId}
    where ${isVisible(viewer)} and ${condition}
    order by view.owner_id <> ${viewer.userId}, lower(view.name), view.id
    limit ${maxViewsOfPage}`);

/** @throws AppError `NOT_FOUND` when the list view belongs to somebody else and is not shared. */
export const readView = async (db: Db, viewer: Viewer, id: number): Promise<SavedView> => {
  const [view] = await readViews(db, viewer, sql`view.id = ${id}`);
  if (!view) throw new AppError('NOT_FOUND');
  return view;
};
