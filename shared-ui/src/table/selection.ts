export type RowId = string | number;

export type Chosen =
  { kind: 'ids'; ids: readonly RowId[] } | { kind: 'all'; except: readonly RowId[] };

export const emptySelection: Chosen = { kind: 'ids', ids: [] };

const getListedIds = (chosen: Chosen) => (chosen.kind === 'ids' ? chosen.ids : chosen.except);

const replaceListedIds = (chosen: Chosen, list: readonly RowId[]): Chosen =>
  chosen.kind === 'ids' ? { kind: 'ids', ids: list } : { kind: 'all', except: list };

export const isRowChosen = (chosen: Chosen, id: RowId): boolean =>
  getListedIds(chosen).includes(id) === (chosen.kind === 'ids');

export const countChosenRows = (chosen: Chosen, total: number): number =>
  chosen.kind === 'ids' ? chosen.ids.length : Math.max(0, total - chosen.except.length);

export const chooseRows = (chosen: Chosen, ids: readonly RowId[], on: boolean): Chosen => {
  const list = getListedIds(chosen);
  const listed = on === (chosen.kind === 'ids');
  const rest = list.filter((id) => !ids.includes(id));
  return replaceListedIds(chosen, listed ? [...rest, ...ids] : rest);
};

export const getPageSelectionState = (
  chosen: Chosen,
  pageIds: readonly RowId[],
): 'none' | 'some' | 'all' => {
  const count = pageIds.filter((id) => isRowChosen(chosen, id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
};
