import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { lookups, type LookupName } from 'server/contract/lookups';
import { answer, type Answer } from './answer';

export const pageOf = <Row>(
  rows: readonly Row[],
  { page = 1, limit = 10 }: { page?: number | undefined; limit?: number | undefined } = {},
): Many<Row> => {
  const data = rows.slice((page - 1) * limit, page * limit);
  const from = data.length === 0 ? 0 : (page - 1) * limit + 1;
  return {
    data,
    meta: {
      total: rows.length,
      current_page: page,
      last_page: Math.max(1, Math.ceil(rows.length / limit)),
      from,
      to: data.length === 0 ? 0 : from + data.length - 1,
    },
  };
};

export const lookupAnswer = (name: LookupName, entries: readonly object[]): Answer =>
  answer(
    call<{ reply: Many<object> }>('GET', lookups[name].path),
    pageOf(entries, { limit: Math.max(1, entries.length) }),
  );
