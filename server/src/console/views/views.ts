import sql from 'sql-template-tag';
import { Type } from 'typebox';
import { Id, One } from '../../../contract/answer';
import {
  SavedView,
  SavedViewCreate,
  SavedViewParams,
  SavedViewQuery,
  SavedViewUpdate,
} from '../../../contract/console/views/saved-view';
import * as calls from '../../../contract/console/views/saved-views.calls';
import type { Domain } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { readViews } from './read-views';
import { createView, deleteView, updateView } from './write-view';

const options = { access: 'signed-in', tag: 'Saved views' } as const;
const params = SavedViewParams;

/** Views of lists (filters, columns, order) that users save for themselves or for roles. */
export const savedViewsDomain: Domain = {
  register: (app, { db }) => {
    route(
      app,
      calls.getSavedViews,
      {
        ...options,
        schemas: { query: SavedViewQuery, reply: One(Type.Array(SavedView)) },
        summary: 'Views of a list: the own ones first. Without a page, those in the own menu.',
      },
      async ({ query: { page }, actor }) => ({
        data: await readViews(
          db,
          actor,
          page === undefined ? sql`pin.view_id is not null` : sql`view.page = ${page}`,
        ),
      }),
    );
    route(
      app,
      calls.createSavedView,
      {
        ...options,
        schemas: { body: SavedViewCreate, reply: One(SavedView) },
        summary: 'Saves a view of a list, for the caller or for roles.',
      },
      async ({ body, actor }) => ({ data: await createView(db, actor, body) }),
    );
    route(
      app,
      calls.updateSavedView,
      {
        ...options,
        schemas: { params, body: SavedViewUpdate, reply: One(SavedView) },
        summary: 'Changes a view, or whether it stands in the own menu or opens by itself.',
      },
      async ({ params: { id }, body, actor }) => ({ data: await updateView(db, actor, id, body) }),
    );
    route(
      app,
      calls.deleteSavedView,
      {
        ...options,
        schemas: { params, reply: One(Type.Object({ id: Id })) },
        summary: 'Deletes a view for everybody who sees it.',
      },
      async ({ params: { id }, actor }) => ({ data: await deleteView(db, actor, id) }),
    );
  },
};
