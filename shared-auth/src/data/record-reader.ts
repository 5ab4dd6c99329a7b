import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import { beginRead } from './begin-read';
import { useRead, type ReadOptions } from './use-read';

interface RecordAddress {
  params: Readonly<Record<string, string>>;
}

/**
 * Creates a hook that reads a record by id; its `begin` is for `beginReading` of a page with `id` in its
 * address.
 */
export const recordReader = <Stored>(
  call: Call<{ params: { id: number }; reply: One<Stored> }>,
  options?: ReadOptions,
) => {
  const useRecord = (id: number | undefined) => {
    const { data, error, reload } = useRead(
      call,
      id === undefined ? null : { params: { id } },
      options,
    );
    return { record: data?.data, error, reload };
  };
  useRecord.begin = ({ params: { id = '' } }: RecordAddress): Promise<void> | undefined =>
    /^[1-9]\d{0,8}$/.test(id) ? beginRead(call, { params: { id: Number(id) } }) : undefined;
  return useRecord;
};
