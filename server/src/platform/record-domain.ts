import type { Domain } from './domain';
import type { Audience } from './realtime/audience';
import { permissionAudience } from './realtime/common-audiences';
import { createExportedList } from './lists/list-exports';
import { createRecordSearch, type RecordSearch } from './lists/record-search';
import { registerRecords, type ListShapes, type RecordRouteOptions } from './lists/record-routes';

type RecordDomain = Required<Pick<Domain, 'register' | 'lists' | 'audiences' | 'searched'>>;

/**
 * Calls, export and events of one kind of record; by default, users who may view such records get the events.
 */
export const createRecordDomain = <
  Filter extends { search?: string },
  Field extends string,
  Shapes extends ListShapes<Filter, Field>,
>(
  records: RecordRouteOptions<Filter, Field, Shapes> & { found?: RecordSearch },
  audience: Audience = permissionAudience(records.view),
): RecordDomain => ({
  register: (app, { db }) => registerRecords(app, db, records),
  lists: [
    createExportedList(records.list, { access: records.view, selection: records.shapes.selection }),
  ],
  audiences: { [records.list.kind]: audience },
  searched: records.found ? [createRecordSearch(records.list, records.view, records.found)] : [],
});

export const joinDomains = (...domains: readonly RecordDomain[]): RecordDomain => ({
  register: (app, parts) => {
    for (const { register } of domains) register(app, parts);
  },
  lists: domains.flatMap(({ lists }) => lists),
  searched: domains.flatMap(({ searched }) => searched),
  audiences: Object.assign(
    {},
    ...domains.map(({ audiences }) => audiences),
  ) as RecordDomain['audiences'],
});
