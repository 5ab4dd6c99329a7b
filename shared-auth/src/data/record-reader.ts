import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import { beginRead } from './begin-read';
import { useRead, type ReadOptions } from './use-read';

interface RecordAddress {
  params: Readonly<Record<string, string>>;
}

/** `useRecord.begin` is a page's `beginReading`, for the `id` of its address. */
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
