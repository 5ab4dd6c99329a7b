import type {
  DuplicateMerge,
  DuplicatePair,
} from 'server/contract/applicants/duplicates/duplicate';
import { mergeDuplicates } from 'server/contract/applicants/duplicates/duplicate.calls';
import { useWrite } from 'shared-auth';

/** @throws ApiError with status 409 when the pair was decided meanwhile */
export const useMergeDuplicates = (id: number) => {
  const { send, isSending } = useWrite(mergeDuplicates);
  const merge = async (body: DuplicateMerge): Promise<DuplicatePair> => {
    const { data } = await send({ params: { id }, body });
    return data;
  };
  return { merge, isSending };
};
