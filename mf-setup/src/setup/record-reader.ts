import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import { useRead } from 'shared-auth';

/** A hook that reads one record by its id; `fresh` asks the server also for what is in the cache. */
export const recordReader =
  <Stored>(call: Call<{ params: { id: number }; reply: One<Stored> }>, options?: { fresh: true }) =>
  (id: number | undefined) => {
    const read = useRead(call, id === undefined ? null : { params: { id } }, options);
    return { ...read, record: read.data?.data };
  };
