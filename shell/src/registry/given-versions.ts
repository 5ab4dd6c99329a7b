import type { RegisteredRemote } from 'server/contract/console/registry/registry';
import { isGivenCanary } from 'server/contract/console/registry/given-canary';

type Tried = RegisteredRemote & Required<Pick<RegisteredRemote, 'canary'>>;

const isTried = (remote: unknown): remote is Tried =>
  typeof remote === 'object' && remote !== null && 'canary' in remote;

/** Whether versions depend on the user. */
export const hasCanary = (remotes: readonly unknown[]): boolean => remotes.some(isTried);

/** Without a user, the live versions. */
export const givenVersions = <Remote>(
  remotes: readonly Remote[],
  person: string | undefined,
): Remote[] =>
  remotes.map((remote) => {
    if (!isTried(remote) || person === undefined) return remote;
    const { share, ...tried } = remote.canary;
    return isGivenCanary(person, remote.id, share) ? { ...remote, ...tried } : remote;
  });
