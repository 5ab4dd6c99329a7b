import type { One } from '../../answer';
import { call } from '../../call';
import type {
  SavedView,
  SavedViewCreate,
  SavedViewParams,
  SavedViewQuery,
  SavedViewUpdate,
} from './saved-view';

const changes = ['saved-view'] as const;

export const getSavedViews = call<{ query: SavedViewQuery; reply: One<SavedView[]> }>(
  'GET',
  '/api/v1/saved-views',
  { shows: [...changes] },
);

export const createSavedView = call<{ body: SavedViewCreate; reply: One<SavedView> }>(
  'POST',
  '/api/v1/saved-views',
  { changes: [...changes] },
);

export const updateSavedView = call<{
  params: SavedViewParams;
  body: SavedViewUpdate;
  reply: One<SavedView>;
}>('PUT', '/api/v1/saved-views/:id', { changes: [...changes] });

export const deleteSavedView = call<{ params: SavedViewParams; reply: One<{ id: number }> }>(
  'DELETE',
  '/api/v1/saved-views/:id',
  { changes: [...changes] },
);
