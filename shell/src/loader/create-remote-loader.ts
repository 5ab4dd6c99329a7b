import type { Page } from '../../sdk/react';
import type { Remote } from '../registry/registered-entry';
import { classifyLoadError, createLoadFailure } from './classify-load-error';
import type { Federation, RemoteModule } from './federation';
import type { LoadFailure } from './load-failure';

export interface RemoteLoader {
  /** Loads a component of a remote; rejects with a `LoadFailure`. */
  load: (remote: Remote, name: string) => Promise<Page>;
  /** Returns the component if its code has already loaded. */
  ready: (remote: Remote, name: string) => Page | undefined;
  /** Clears a remote's cache, so that the next load fetches everything again. */
  retry: (remote: Remote) => void;
  /** Returns the number of retries of a remote, which is part of the React key of all its components. */
  generation: (remote: Remote) => number;
  /** Returns the last failure that concerns the whole remote. */
  failure: (remote: Remote) => LoadFailure | undefined;
  subscribe: (listener: () => void) => () => void;
}

interface RemoteLoaderOptions {
  /** Maximum milliseconds for loading a component. */
  timeout?: number;
  onLoad?: (remote: Remote, milliseconds: number) => void;
}

const getVersionedId = ({ id, version }: Remote): string => `${id}@${version}`;

const withTimeout = <T>(time: number, work: Promise<T>, late: () => Error): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), time);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/** Finds the missing file of a load failure; undefined for a failure that a second request cannot repair. */
const findMissingFile = (error: unknown, remote: Remote): string | undefined => {
  const { kind, cause } = classifyLoadError(error, remote);
  if (kind === 'chunk') return cause instanceof Error ? cause.message : kind;
  return kind === 'manifest' || kind === 'entry' ? kind : undefined;
};

/**
 * Requests each missing file a second time, since browsers reuse the failure of a preload hint for the first
 * real request. A component may need several files with hints.
 */
const retryMissingFiles = async <T>(
  remote: Remote,
  fetchIt: () => Promise<T>,
  missed: readonly string[] = [],
): Promise<T> => {
  try {
    return await fetchIt();
  } catch (error) {
    const file = findMissingFile(error, remote);
    if (file === undefined || missed.includes(file)) throw error;
    return retryMissingFiles(remote, fetchIt, [...missed, file]);
  }
};

/**
 * Loads components of remotes. Caches loaded components but not failures; a retry uses a new URL, to bypass
 * all caches.
 */
export const createRemoteLoader = (
  federation: Federation,
  { timeout = 12_000, onLoad }: RemoteLoaderOptions = {},
): RemoteLoader => {
  const containers = new Map<string, Promise<RemoteModule>>();
  const parts = new Map<string, Promise<Page>>();
  const arrived = new Map<string, Page>();
  const generations = new Map<string, number>();
  const attempts = new Map<string, number>();
  const openings = new Map<string, number>();
  const failures = new Map<string, LoadFailure>();
  const listeners = new Set<() => void>();

  const generation = (remote: Remote): number => generations.get(getVersionedId(remote)) ?? 0;
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const attemptOf = (remote: Remote): number => attempts.get(getVersionedId(remote)) ?? 0;

  const open = async (remote: Remote): Promise<RemoteModule> => {
    const label = getVersionedId(remote);
    const before = openings.get(label) ?? 0;
    openings.set(label, before + 1);
    federation.register(remote.id, before === 0 ? remote.entry : `${remote.entry}?r=${before}`);
    const container = await federation.load(remote);
    if (!container) throw createLoadFailure('entry', remote);
    return container;
  };

  const container = (remote: Remote): Promise<RemoteModule> => {
    const label = getVersionedId(remote);
    const known = containers.get(label);
    if (known) return known;
    const opening = retryMissingFiles(remote, () => open(remote));
    containers.set(label, opening);
    opening.catch(() => {
      if (containers.get(label) === opening) containers.delete(label);
    });
    return opening;
  };

  const fetchPart = async (remote: Remote, name: string): Promise<Page> => {
    if (remote.refusal !== undefined) throw createLoadFailure('contract', remote, remote.refusal);
    const thunk = (await container(remote))[name];
    const module = thunk && (await retryMissingFiles(remote, thunk));
    const part = module?.[name];
    if (!part) throw createLoadFailure('contract', remote, `"${name}" is not exported`);
    return part;
  };

  const forget = (remote: Remote): void => {
    const label = getVersionedId(remote);
    containers.delete(label);
    attempts.set(label, attemptOf(remote) + 1);
    for (const key of parts.keys()) if (key.startsWith(`${label}/`)) parts.delete(key);
  };

  /**
   * Removes a failed component from the cache; other components stay, since a missing chunk does not affect
   * them.
   */
  const forgetFailed = (remote: Remote, key: string, { kind }: LoadFailure): void => {
    if (kind === 'chunk') parts.delete(key);
    else forget(remote);
  };

  const noteFailure = (remote: Remote, failure: LoadFailure | undefined): void => {
    const label = getVersionedId(remote);
    if (failures.get(label) === failure) return;
    if (failure) failures.set(label, failure);
    else failures.delete(label);
    announce();
  };

  return {
    generation,
    failure: (remote) => failures.get(getVersionedId(remote)),
    ready: (remote, name) => arrived.get(`${getVersionedId(remote)}/${name}`),
    load: (remote, name) => {
      const key = `${getVersionedId(remote)}/${name}`;
      const known = parts.get(key);
      if (known) return known;
      const attempt = attemptOf(remote);
      const begun = performance.now();
      const loading = withTimeout(timeout, fetchPart(remote, name), () =>
        createLoadFailure('timeout', remote),
      )
        .then((part) => {
          arrived.set(key, part);
          onLoad?.(remote, performance.now() - begun);
          noteFailure(remote, undefined);
          return part;
        })
        .catch((error: unknown) => {
          const failure = classifyLoadError(error, remote);
          if (attempt === attemptOf(remote)) forgetFailed(remote, key, failure);
          noteFailure(remote, failure);
          throw failure;
        });
      parts.set(key, loading);
      return loading;
    },
    retry: (remote) => {
      forget(remote);
      for (const key of arrived.keys())
        if (key.startsWith(`${getVersionedId(remote)}/`)) arrived.delete(key);
      generations.set(getVersionedId(remote), generation(remote) + 1);
      announce();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
