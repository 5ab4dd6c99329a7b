import { upsertMessages } from '../../../../contract/company/directory/directory-constants';
import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import { visitRowsWithoutBlocking } from '../../../platform/lists/visit-rows-in-turns';
import { getDirectoryReferences, getDirectoryTrees } from '../columns';
import { directoryLists } from '../directory.list';
import { isRefusedEntry, type PlannedRecord } from './upsert-entry';
import type { MatchContext } from './find-records';
import { findCycles } from './sort-by-reference.rule';

const maxListed = 10;

/** Refuses references to missing records, and new references to inactive ones. */
export const refuseInvalidReferences = (
  { indexes, candidates, own }: MatchContext,
  kind: DirectoryKind,
  record: PlannedRecord,
): void => {
  if (isRefusedEntry(record)) return;
  const { references = {} } = directoryLists[kind].record;
  for (const { name, key, of } of getDirectoryReferences(kind)) {
    const id = record.fields[key];
    if (typeof id !== 'number' || !record.changed.includes(key)) continue;
    const row = indexes.get(of)?.rows.get(id);
    const sent = of === kind && id < 0 ? candidates[-id - 1] : undefined;
    const status = sent?.fields.status ?? (row ? Number(row.isActive) : undefined);
    const isThere = row !== undefined || (indexes.get(of) === own && sent !== undefined);
    if (!isThere || status === 0)
      record.faults[record.texts.has(name) ? name : key] = references[key]?.gone ?? '';
  }
};

/** Refuses circular references, and references to new records that are refused themselves. */
export const refuseInvalidParents = async (
  { own, order }: MatchContext,
  kind: DirectoryKind,
  records: readonly PlannedRecord[],
  placeOf: (at: number) => string,
): Promise<void> => {
  const [tree] = getDirectoryTrees(kind);
  if (!tree) return;
  const { name, key } = tree;
  const faultOf = ({ texts }: PlannedRecord) => (texts.has(name) ? name : key);
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    await visitRowsWithoutBlocking(order, (at) => {
      const record = records[at];
      const above = Number(record?.fields[key] ?? 0);
      const named = above < 0 ? records[-above - 1] : undefined;
      if (!record || !named || isRefusedEntry(record) || !isRefusedEntry(named)) return;
      record.faults[faultOf(record)] = upsertMessages.refused(record.texts.get(name) ?? '');
    });
    const moved = new Map<number, PlannedRecord>();
    await visitRowsWithoutBlocking(records, (record) => {
      if (!isRefusedEntry(record) && record.changed.includes(key)) moved.set(record.id, record);
    });
    const aboveOf = (id: number) =>
      (moved.has(id) ? moved.get(id)?.fields[key] : own.rows.get(id)?.above) as number | null;
    for (const circle of findCycles(moved.keys(), aboveOf)) {
      const closing = circle.flatMap((id) => moved.get(id) ?? []);
      const places = closing
        .map(({ at }) => at)
        .sort((one, other) => one - other)
        .slice(0, maxListed)
        .map(placeOf);
      const others = closing.length > places.length ? ' and others' : '';
      for (const record of closing)
        record.faults[faultOf(record)] =
          places.length > 1
            ? `${upsertMessages.circle} They do so together: ${places.join(', ')}${others}.`
            : upsertMessages.circle;
      isSettled = false;
    }
  }
};
