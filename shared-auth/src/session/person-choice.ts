import ky, { HTTPError } from 'ky';
import { getUserInfo } from 'server/contract/company/company.calls';
import type { UserInfo } from 'server/contract/company/company';
import { forgetDraftsAtSignOut } from '../drafts/forget-at-sign-out';
import { baseOf } from '../http/base-of';
import { endSession } from './account';
import { goTo } from './go-to';
import type { Session } from './session';
import { announceSignOut } from './sign-out';
import { storeSession } from './stored-session';

/** A link would sign in another person than the one who is here; a person decides. */
export interface PersonChoice {
  /** Name of who is signed in. */
  current: string;
  /** Name of who the link signs in. */
  arrived: string;
  stay: () => void;
  change: () => Promise<void>;
}

/** Who a session belongs to; undefined when it has ended. */
const nameOf = async ({ selfToken, appToken }: Session): Promise<string | undefined> => {
  try {
    const { data } = await ky
      .get(`${baseOf(getUserInfo)}${getUserInfo.path}`, {
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

const openAgain = (): void => goTo(location.pathname + location.search + location.hash);

/**
 * The question between two sessions, or undefined when only the arrived one still lives.
 * @throws when a name cannot be asked for.
 */
export const choiceBetween = async (
  current: Session,
  arrived: Session,
): Promise<PersonChoice | undefined> => {
  const [currentName, arrivedName] = await Promise.all([nameOf(current), nameOf(arrived)]);
  if (currentName === undefined || arrivedName === undefined) return undefined;
  return {
    current: currentName,
    arrived: arrivedName,
    stay: openAgain,
    change: async () => {
      forgetDraftsAtSignOut();
      announceSignOut();
      // The cookie of the first person must not renew the session of the second.
      await endSession();
      storeSession(arrived);
      openAgain();
    },
  };
};
