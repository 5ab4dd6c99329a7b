import {
  directoryKinds,
  upsertMessages,
} from '../../../../contract/company/directory/directory-constants';
import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import { foldText } from '../../../platform/lists/find-taken-fields';
import { directoryLists } from '../directory.list';
import { isRefusedEntry, type PlannedRecord } from './upsert-entry';
import { isPersonReturning } from './leaving.rule';
import { getIdentifyingFields, toUniqueKey, type MatchContext } from './find-records';

/**
 * Refuses names and external ids that are in use. Values that another record in the same call gives up become
 * free only for later calls.
 */
export const refuseTakenNames = (
  { own, today }: MatchContext,
  byOwnKey: Map<string, number>,
  kind: DirectoryKind,
  record: PlannedRecord,
): void => {
  if (isRefusedEntry(record)) return;
  const { id, fields, before, faults, changed } = record;
  const { name, within } = getIdentifyingFields(kind);
  const { unique = {} } = directoryLists[kind].record;
  const sentenceOf = (field: string, holder: number): string => {
    const rule = unique[field];
    const sentence = (typeof rule === 'string' ? rule : rule?.sentence) ?? '';
    return holder < 0 ? upsertMessages.repeated(directoryKinds[kind].one) : sentence;
  };
  const claim = (names: Map<string, number>, key: string, field: string) => {
    const holder = names.get(key) ?? id;
    if (holder === id) names.set(key, id);
    else faults[field] = sentenceOf(field, holder);
  };
  const after = { ...before, ...fields };
  const externalId = foldText(after.externalId);
  if (changed.includes('externalId') && externalId)
    claim(own.byExternalId, externalId, 'externalId');
  const wantsBack = own.rows.get(id)?.isRemoved && isPersonReturning(fields, before, today);
  if (wantsBack || changed.includes(name) || (within && changed.includes(within)))
    claim(byOwnKey, toUniqueKey(after[name], within && after[within]), name);
};
