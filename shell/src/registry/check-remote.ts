import { acceptsPlatform, platformVersion } from '../../sdk/define';
import type { CheckedRemote, Contributions, RegisteredRemote } from './registered-entry';

const remoteIdPattern = /^[a-z][a-z0-9-]*$/;
const contributionKinds = ['menu', 'routes', 'cards', 'panels'] as const;

const isReadableRemote = (value: unknown): value is RegisteredRemote => {
  const { id, version, entry, contributions } = (value ?? {}) as Partial<RegisteredRemote>;
  return (
    typeof id === 'string' &&
    typeof version === 'string' &&
    typeof entry === 'string' &&
    contributionKinds.every((kind) => Array.isArray(contributions?.[kind]))
  );
};

const findForeignEntries = ({ id, contributions }: RegisteredRemote): string[] =>
  contributionKinds
    .flatMap((kind) => contributions[kind].map((entry) => entry.id))
    .filter((entryId) => !entryId.startsWith(`${id}.`));

const findRemoteRefusal = (
  remote: RegisteredRemote,
  others: readonly string[],
): string | undefined => {
  const { id, contributions } = remote;
  const clash = others.find((other) => other.startsWith(id) || id.startsWith(other));
  if (!remoteIdPattern.test(id)) return `“${id}” is not a name that a remote can have.`;
  if (clash) return `Its name “${id}” cannot be told apart from “${clash}”.`;
  if (contributions.id !== id) return `It describes itself as “${contributions.id}”.`;
  const [stranger] = findForeignEntries(remote);
  if (stranger) return `It contributes “${stranger}”, which is not its own.`;
  if (!acceptsPlatform(contributions.needs, platformVersion)) {
    return `It needs platform ${contributions.needs}; this console offers ${platformVersion}.`;
  }
  return undefined;
};

const createEmptyContributions = (id: string): Contributions => ({
  id,
  needs: '',
  menu: [],
  routes: [],
  cards: [],
  panels: [],
});

const filterOwnContributions = (contributions: Contributions, id: string): Contributions => ({
  ...contributions,
  menu: contributions.menu.filter((entry) => entry.id.startsWith(`${id}.`)),
  routes: contributions.routes.filter((entry) => entry.id.startsWith(`${id}.`)),
  cards: contributions.cards.filter((entry) => entry.id.startsWith(`${id}.`)),
  panels: contributions.panels.filter((entry) => entry.id.startsWith(`${id}.`)),
});

/**
 * A remote that breaks a rule gets a `refusal` but keeps its contributions, and does not affect other
 * remotes.
 */
export const checkRemotes = (remotes: readonly unknown[]): CheckedRemote[] => {
  const accepted: string[] = [];
  return remotes.map((value, index) => {
    if (!isReadableRemote(value)) {
      const id = `unreadable-${index + 1}`;
      const remote = { id, version: '', entry: '', refusal: 'Its description cannot be read.' };
      return { remote, contributions: createEmptyContributions(id) };
    }
    const { id, version, entry, contributions } = value;
    const refusal = findRemoteRefusal(value, accepted);
    accepted.push(id);
    return {
      remote: { id, version, entry, ...(refusal !== undefined && { refusal }) },
      contributions: filterOwnContributions(contributions, id),
    };
  });
};
