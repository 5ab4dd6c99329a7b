import type { Meta } from 'server/contract/answer';
import type { Call, ParamsOf, QueryOf, ReplyOf } from 'server/contract/call';
import type { CallInput } from '../http/call-input';
import { send } from '../http/send';
import { beginRead } from './begin-read';
import { useRead, type Read } from './use-read';
import { usePrefetch } from './use-prefetch';

type PagedCall = Call<{ query: object; reply: { data: unknown; meta: Meta } }>;
type ReplyRow<C> = ReplyOf<C> extends { data: readonly (infer Row)[] } ? Row : never;

/**
 * Functions to read the pages of a list; `rowsOf` returns the rows of a response whose `data` is not an
 * array.
 */
export const pageReader = <C extends PagedCall, Row = ReplyRow<C>>(
  call: C,
  rowsOf: (answer: ReplyOf<C>) => readonly Row[] = ({ data }) => data as readonly Row[],
) => {
  const inputOf = (query: QueryOf<C>, params: ParamsOf<C>) => {
    const input = { query, params } as object;
    return input as CallInput<C>;
  };
  return {
    rowsOf,
    usePage: (query: QueryOf<C>, params: ParamsOf<C>): Read<ReplyOf<C>> =>
      useRead(call, inputOf(query, params)),
    useAhead: (query: QueryOf<C> | null, params: ParamsOf<C>): void =>
      usePrefetch(call, query && inputOf(query, params)),
    /**
     * Requests the number of rows, never from the cache.
     * @throws ApiError
     */
    readTotal: async (query: QueryOf<C>, params: ParamsOf<C>): Promise<number> => {
      const { meta } = await send(call, { ...inputOf(query, params), silent: true });
      return meta.total;
    },
    begin: (query: QueryOf<C>, params: ParamsOf<C>): Promise<void> | undefined =>
      beginRead(call, inputOf(query, params)),
  };
};
