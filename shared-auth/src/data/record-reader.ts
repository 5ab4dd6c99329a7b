import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import { useRead, type ReadOptions } from './use-read';

export const recordReader =
  <Stored>(call: Call<{ params: { id: number }; reply: One<Stored> }>, options?: ReadOptions) =>
  (id: number | undefined) => {
    const { data, error, reload } = useRead(
      call,
      id === undefined ? null : { params: { id } },
      options,
    );
    return { record: data?.data, error, reload };
  };
