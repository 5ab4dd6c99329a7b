import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SavedView, SavedViewUpdate } from 'server/contract/console/views/saved-view';
import {
  deleteSavedView,
  getSavedViews,
  updateSavedView,
} from 'server/contract/console/views/saved-views.calls';
import { send, useRead } from 'shared-auth';
import { Button, ConfirmDialog, Menu, notify, type MenuEntry } from 'shared-ui';
import { useViewTotals } from './use-view-totals';
import { readViewId, toViewAddress, toViewQuery } from '../react';

import { readArrangement, writeArrangement } from './arrangement.rule';
import { readStoredArrangement } from './stored-arrangement';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog')).ViewDialog }));

interface ViewActions {
  /** Opens the dialog to create a view, or to edit `view`. */
  edit: (view?: SavedView) => void;
  write: (view: SavedView, change: SavedViewUpdate, done: string) => void;
  remove: (view: SavedView) => void;
}

interface ListNoun {
  one: string;
  many: string;
}

interface ListViewsProps {
  noun: ListNoun;
  /** Returns the number of rows of the list at an address, such as that of a saved view. */
  readTotal?: ((search: string) => Promise<number>) | undefined;
}

const toOpening = (
  view: SavedView,
  current: SavedView | undefined,
  count: string | undefined,
): MenuEntry => ({
  id: `view-${view.id}`,
  label: view.name,
  words: [
    count,
    !view.isMine && `Shared by ${view.owner}${view.isOwnerGone ? ', who has left' : ''}`,
    view.isMine && view.roles.length > 0 && 'Shared',
    view.isDefault && 'Opens by itself',
  ]
    .filter(Boolean)
    .join(' · '),
  checked: view.id === current?.id,
  to: toViewAddress(view),
});

const toEntries = (
  views: readonly SavedView[],
  current: SavedView | undefined,
  query: string,
  formatCount: (view: SavedView) => string | undefined,
  { edit, write, remove }: ViewActions,
): MenuEntry[] => {
  const isChanged = current !== undefined && current.query !== query;
  const { version = 0 } = current ?? {};
  return [
    ...views.map((view) => toOpening(view, current, formatCount(view))),
    ...(current && isChanged
      ? [
          {
            id: 'save',
            label: `Save changes to ${current.name}`,
            divided: true,
            isHidden: !current.isEditable,
            onSelect: () => write(current, { query, version }, 'The view is saved.'),
          },
          { id: 'reset', label: `Back to ${current.name} as saved`, to: toViewAddress(current) },
        ]
      : []),
    {
      id: 'create',
      label: current ? 'Save as another view' : 'Save as a view',
      divided: true,
      onSelect: () => edit(),
    },
    ...(current
      ? [
          {
            id: 'edit',
            label: 'Rename or share',
            isHidden: !current.isEditable,
            onSelect: () => edit(current),
          },
          {
            id: 'pin',
            label: current.isPinned ? 'Remove from the menu' : 'Show in the menu',
            onSelect: () =>
              write(
                current,
                current.isPinned ? { isPinned: false, isDefault: false } : { isPinned: true },
                current.isPinned
                  ? 'It has left the menu.'
                  : 'It stands under its list in the menu.',
              ),
          },
          {
            id: 'default',
            label: current.isDefault ? 'No longer open by itself' : 'Open by itself',
            onSelect: () =>
              write(
                current,
                { isDefault: !current.isDefault },
                current.isDefault
                  ? 'The menu opens the whole list again.'
                  : 'The menu opens this view of the list from now on.',
              ),
          },
          {
            id: 'delete',
            label: 'Delete the view',
            tone: 'bad' as const,
            isHidden: !current.isEditable,
            onSelect: () => remove(current),
          },
        ]
      : []),
  ];
};

const formatLabel = (current: SavedView | undefined, query: string): string => {
  if (!current) return 'Views';
  return current.query === query ? `View: ${current.name}` : `View: ${current.name}, changed`;
};

/** Adds the columns that a user has chosen without a view to the view that the user saves. */
const addStoredArrangement = (pathname: string, query: string): string => {
  if (readArrangement(query)) return query;
  const stored = readArrangement(readStoredArrangement(pathname));
  return toViewQuery(writeArrangement(query, stored));
};

/** Menu of a list's saved views, which are loaded when the menu opens, or if a view is open. */
export const ListViews = ({ noun, readTotal }: ListViewsProps) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [edited, setEdited] = useState<{ view?: SavedView }>();
  const [removed, setRemoved] = useState<SavedView>();
  const viewId = readViewId(search);
  const query = toViewQuery(search);
  const { data, error, reload } = useRead(
    getSavedViews,
    isAsked || viewId !== undefined ? { query: { page: pathname } } : null,
  );
  const views = data?.data ?? [];
  const totals = useViewTotals(openings > 0 && readTotal ? views : [], openings, readTotal);
  const formatCount = ({ id }: SavedView): string | undefined => {
    const total = totals.get(id);
    return total === undefined
      ? undefined
      : `${total.toLocaleString('en')} ${total === 1 ? noun.one : noun.many}`;
  };
  const current = views.find(({ id }) => id === viewId);

  const write = async (work: Promise<unknown>, done: string): Promise<void> => {
    try {
      await work;
      notify.success(done);
    } catch (failure) {
      notify.error((failure as Error).message);
    }
    reload();
  };
  const actions: ViewActions = {
    edit: (view) => setEdited(view ? { view } : {}),
    write: (view, body, done) =>
      void write(send(updateSavedView, { params: { id: view.id }, body }), done),
    remove: setRemoved,
  };
  const entries = (): MenuEntry[] => {
    if (data) return toEntries(views, current, query, formatCount, actions);
    if (error) return [{ id: 'retry', label: 'Try again', words: error.message, onSelect: reload }];
    return [{ id: 'loading', label: 'Loading', disabledReason: 'The views are being loaded.' }];
  };
  const deleteView = async (): Promise<void> => {
    if (removed) await send(deleteSavedView, { params: { id: removed.id } });
    notify.success('The view is deleted.');
    reload();
    void navigate(`${pathname}?${query}`, { replace: true });
  };
  const openSaved = (view: SavedView): void => {
    setEdited(undefined);
    notify.success(`“${view.name}” is saved.`);
    reload();
    void navigate(toViewAddress(view), { replace: true });
  };
  return (
    <>
      <Menu
        label="Views"
        align="end"
        onOpen={() => {
          setIsAsked(true);
          setOpenings(openings + 1);
        }}
        trigger={
          <Button size="sm" onFocus={() => setIsAsked(true)}>
            {formatLabel(current, query)}
          </Button>
        }
        entries={entries}
      />
      <ConfirmDialog
        open={removed !== undefined}
        title={`Delete “${removed?.name ?? ''}”?`}
        words={
          removed && removed.roles.length > 0
            ? 'It goes for everybody whom it is shared with. The rows of the list stay.'
            : 'The rows of the list stay.'
        }
        confirmLabel="Delete"
        danger
        onConfirm={deleteView}
        onClose={() => setRemoved(undefined)}
      />
      {edited ? (
        <Suspense fallback={null}>
          <ViewDialog
            page={pathname}
            query={current ? query : addStoredArrangement(pathname, query)}
            view={edited.view}
            onSaved={openSaved}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
