import { checkRemotes } from './check-remote';
import { createConsoleMap, type ConsoleMap } from './console-map';
import { ownContributions } from './own-contributions';
import type { RegistryReading, RegistrySource } from './read-registry';

interface RegistryState {
  source: RegistrySource;
  map: ConsoleMap;
  /** Newer set of remotes that the user can accept. */
  offered: ConsoleMap | undefined;
}

const toConsoleMap = ({ remotes }: Pick<RegistryReading, 'remotes'>): ConsoleMap =>
  createConsoleMap([ownContributions, ...checkRemotes(remotes)]);

const formatVersions = ({ remotes }: ConsoleMap): string =>
  remotes
    .map(({ remote }) => `${remote.id}@${remote.version}`)
    .sort()
    .join(' ');

let state: RegistryState = {
  source: 'none',
  map: toConsoleMap({ remotes: [] }),
  offered: undefined,
};
const listeners = new Set<() => void>();

const setState = (next: RegistryState): void => {
  state = next;
  for (const listener of listeners) listener();
};

/** Store of the remotes of this tab, which do not change until the user accepts a newer set. */
export const registryStore = {
  current: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  start: (reading: RegistryReading) =>
    setState({ source: reading.source, map: toConsoleMap(reading), offered: undefined }),
  /** Offers a newer set of remotes; applies the set at once if no remote runs yet. */
  offer: (reading: RegistryReading) => {
    const map = toConsoleMap(reading);
    const isNew = formatVersions(map) !== formatVersions(state.map);
    if (state.source === 'none') setState({ source: reading.source, map, offered: undefined });
    else setState({ ...state, source: reading.source, offered: isNew ? map : undefined });
  },
  take: () => {
    if (state.offered) setState({ ...state, map: state.offered, offered: undefined });
  },
};
