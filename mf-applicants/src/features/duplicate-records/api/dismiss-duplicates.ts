import { dismissDuplicates } from 'server/contract/duplicate.calls';
import { useWrite } from 'shared-auth';
import { refreshPeople } from './refresh-people';

/** Says that two are not the same person. @throws ApiError */
export const useDismissDuplicates = (id: number) => {
  const { send } = useWrite(dismissDuplicates);
  return async (): Promise<void> => {
    await send({ params: { id } });
    void refreshPeople();
  };
};
