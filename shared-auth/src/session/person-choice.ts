import ky, { HTTPError } from 'ky';
import { getUserInfo } from 'server/contract/platform/company/company.calls';
import type { UserInfo } from 'server/contract/platform/company/company';
import { forgetDraftsAtSignOut } from '../drafts/forget-at-sign-out';
import { getBaseAddress } from '../http/get-base-address';
import { endSession } from './account';
import { goToAddress } from './go-to-address';
import type { Session } from './session';
import { announceSignOut } from './sign-out';
import { storeSession } from './stored-session';

export interface PersonChoice {
  current: string;
  arrived: string;
  stay: () => void;
  change: () => Promise<void>;
}

const fetchPersonName = async ({ selfToken, appToken }: Session): Promise<string | undefined> => {
  try {
    const { data } = await ky
      .get(`${getBaseAddress(getUserInfo)}${getUserInfo.path}`, {
        searchParams: { app: appToken },
        headers: { Authorization: `Bearer ${selfToken}` },
      })
      .json<{ data: UserInfo }>();
    return data.name;
  } catch (error) {
    if (error instanceof HTTPError && error.response.status < 500) return undefined;
    throw error;
  }
};

const reopenPage = (): void => goToAddress(location.pathname + location.search + location.hash);

/**
 * Returns undefined if one of the two sessions has ended.
 * @throws when a name cannot be fetched.
 */
export const createPersonChoice = async (
  current: Session,
  arrived: Session,
): Promise<PersonChoice | undefined> => {
  const [currentName, arrivedName] = await Promise.all([
    fetchPersonName(current),
    fetchPersonName(arrived),
  ]);
  if (currentName === undefined || arrivedName === undefined) return undefined;
  return {
    current: currentName,
    arrived: arrivedName,
    stay: reopenPage,
    change: async () => {
      forgetDraftsAtSignOut();
      announceSignOut();
      // Ends the first session, since the first user's cookie must not renew the second user's session.
      await endSession();
      storeSession(arrived);
      reopenPage();
    },
  };
};
