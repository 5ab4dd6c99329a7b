import type { RegisteredRemote } from 'server/contract/console/registry/registry';
import { isGivenCanary } from 'server/contract/console/registry/given-canary';

type CanaryRemote = RegisteredRemote & Required<Pick<RegisteredRemote, 'canary'>>;

const isCanaryRemote = (remote: unknown): remote is CanaryRemote =>
  typeof remote === 'object' && remote !== null && 'canary' in remote;

/** True if a canary release is running, so that versions depend on the user. */
export const hasCanaryRemote = (remotes: readonly unknown[]): boolean =>
  remotes.some(isCanaryRemote);

/** Chooses the version of each remote for a user; without a user, the live versions. */
export const chooseRemoteVersions = <Remote>(
  remotes: readonly Remote[],
  person: string | undefined,
): Remote[] =>
  remotes.map((remote) => {
    if (!isCanaryRemote(remote) || person === undefined) return remote;
    const { share, ...tried } = remote.canary;
    return isGivenCanary(person, remote.id, share) ? { ...remote, ...tried } : remote;
  });
