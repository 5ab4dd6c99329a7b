import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { roleNames } from '../../identity/people/role-constants';
import type { Role } from '../../permission';
import { maxViewNameLength, maxViewQueryLength } from './saved-view-constants';

/** URL path of a list's page, without origin and query. */
const Page = Type.String({ pattern: '^/[^?#]*$', maxLength: 300 });
const Name = Type.String({ minLength: 1, maxLength: maxViewNameLength, pattern: '\\S' });
/** Query of the list's URL, without the question mark. */
const Query = Type.String({ maxLength: maxViewQueryLength, pattern: '^[^?#\\s]*$' });
const Roles = Type.Array(oneOf(Object.keys(roleNames) as Role[]), {
  maxItems: 10,
  uniqueItems: true,
});

export const SavedView = Type.Object({
  id: Id,
  page: Page,
  name: Name,
  query: Query,
  /** Roles whose people see the view, besides its owner. */
  roles: Roles,
  isMine: Type.Boolean(),
  owner: Type.String(),
  /** True if the owner can no longer sign in; a shared view then stays visible to its roles. */
  isOwnerGone: Type.Boolean(),
  isPinned: Type.Boolean(),
  /** True if the list opens with this view when the caller uses the menu. */
  isDefault: Type.Boolean(),
  isEditable: Type.Boolean(),
  version: Type.Integer(),
});
export type SavedView = Static<typeof SavedView>;

export const SavedViewParams = Type.Object({ id: Id });
export type SavedViewParams = Static<typeof SavedViewParams>;

/** Query of saved views by page; without a page, the views that the caller has pinned to the menu. */
export const SavedViewQuery = Type.Object({ page: Type.Optional(Page) });
export type SavedViewQuery = Static<typeof SavedViewQuery>;

export const SavedViewCreate = Type.Object({
  page: Page,
  name: Name,
  query: Query,
  roles: Type.Optional(Roles),
});
export type SavedViewCreate = Static<typeof SavedViewCreate>;

export const SavedViewUpdate = Type.Object({
  name: Type.Optional(Name),
  query: Type.Optional(Query),
  roles: Type.Optional(Roles),
  /** Row version of the view; required for changes to name, query or roles. */
  version: Type.Optional(Type.Integer()),
  isPinned: Type.Optional(Type.Boolean()),
  isDefault: Type.Optional(Type.Boolean()),
});
export type SavedViewUpdate = Static<typeof SavedViewUpdate>;
