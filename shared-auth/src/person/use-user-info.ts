import { getUserInfo } from 'server/contract/platform/company/company.calls';
import type { UserInfo } from 'server/contract/platform/company/company';
import { useRead, type Read } from '../data/use-read';

export const useUserInfo = (): Omit<Read<unknown>, 'data'> & { data: UserInfo | undefined } => {
  const read = useRead(getUserInfo, {}, { once: true });
  return { ...read, data: read.data?.data };
};
