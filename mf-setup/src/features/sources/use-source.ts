import { getSource } from 'server/contract/sources/source.calls';
import { useRead } from 'shared-auth';
import { sources } from '../../../contract';

export const sourceNoun = { one: 'source', many: 'sources', list: sources };

/** One source; without an id nothing is read. */
export const useSource = (id: number | undefined, options?: { fresh: boolean }) => {
  const { data, error, reload } = useRead(
    getSource,
    id === undefined ? null : { params: { id } },
    options,
  );
  return { record: data?.data, error, reload };
};

/** The same as it is stored now, for a form. */
export const useFreshSource = (id: number | undefined) => useSource(id, { fresh: true });
