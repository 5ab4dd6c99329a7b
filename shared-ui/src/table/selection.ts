export type RowId = string | number;

export type Chosen =
  { kind: 'ids'; ids: readonly RowId[] } | { kind: 'all'; except: readonly RowId[] };

export const nothing: Chosen = { kind: 'ids', ids: [] };

const listOf = (chosen: Chosen) => (chosen.kind === 'ids' ? chosen.ids : chosen.except);

const withList = (chosen: Chosen, list: readonly RowId[]): Chosen =>
  chosen.kind === 'ids' ? { kind: 'ids', ids: list } : { kind: 'all', except: list };

export const isChosen = (chosen: Chosen, id: RowId): boolean =>
  listOf(chosen).includes(id) === (chosen.kind === 'ids');

export const countOf = (chosen: Chosen, total: number): number =>
  chosen.kind === 'ids' ? chosen.ids.length : Math.max(0, total - chosen.except.length);

export const choose = (chosen: Chosen, ids: readonly RowId[], on: boolean): Chosen => {
  const list = listOf(chosen);
  const listed = on === (chosen.kind === 'ids');
  const rest = list.filter((id) => !ids.includes(id));
  return withList(chosen, listed ? [...rest, ...ids] : rest);
};

export const pageStateOf = (chosen: Chosen, pageIds: readonly RowId[]): 'none' | 'some' | 'all' => {
  const count = pageIds.filter((id) => isChosen(chosen, id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
};
