import { startHostedSession } from 'shared-auth/embedded';
import { acceptsPlatform, platformVersion } from '../../sdk/define';
import type { Connection, ConnectOptions, ConsoleForHosts, Kit } from '../../sdk/host/types';
import { embedBy, tellTitlesTo } from '../../sdk/react';
import { loadRemoteMount } from '../loader/load-mount';
import { loadFilesFrom } from '../loader/files-elsewhere';
import type { Remote } from '../registry/registered-entry';
import { registryStore } from '../registry/registry-store';
import { createEmbed } from './create-embed';
import { hostedSession } from './hosted-session';

/** Makes the URLs of remotes absolute, for a page of another origin. */
const resolveRemotes = (remotes: ConsoleForHosts['remotes'], origin: string): readonly unknown[] =>
  remotes.map((remote) => {
    const { entry } = remote as { entry?: unknown };
    return typeof entry === 'string'
      ? { ...(remote as object), entry: new URL(entry, origin).href }
      : remote;
  });

const getRemote = (id: string): Remote => {
  const found = registryStore.current().map.remotes.find(({ remote }) => remote.id === id);
  if (!found) throw new Error(`The console has no remote "${id}".`);
  return found.remote;
};

const connectHost = (
  { origin, needs = `^${platformVersion}`, getAccessToken, nonce }: ConnectOptions,
  { account, apiUrl, gatewayUrl, userInfoUrl, remotes, files }: ConsoleForHosts,
): Connection => {
  if (!acceptsPlatform(needs, platformVersion))
    throw new Error(`This app needs platform ${needs}; the console offers ${platformVersion}.`);
  if (files) loadFilesFrom(files, origin);
  const at = (address: string): string => new URL(address || '/', origin).href;
  const session = startHostedSession({
    addresses: {
      account: at(account),
      apiUrl: at(apiUrl),
      gatewayUrl: at(gatewayUrl),
      userInfoUrl: at(userInfoUrl),
    },
    getAccessToken,
    onSession: hostedSession.put,
  });
  let asking: Promise<void> | undefined;
  /** Requests an access token from the host; concurrent callers share one request. */
  const ask = (): Promise<void> => {
    asking ??= session
      .ask()
      .then((outcome) => hostedSession.put(outcome === 'renewed'))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  registryStore.start({ source: 'server', remotes: resolveRemotes(remotes, origin) });
  tellTitlesTo(() => undefined);
  embedBy(
    createEmbed({
      origin,
      nonce,
      ask,
      onEmpty: () => {
        session.rest();
        hostedSession.forget();
      },
    }),
  );
  return {
    mount: async (element, remote, options) => {
      const [mount] = await Promise.all([
        loadRemoteMount(getRemote(remote)),
        session.isThere() ? undefined : ask(),
      ]);
      return mount(element, options);
    },
  };
};

const kit: Kit = { connect: connectHost };

// The kit is passed by an event on the script element, so that it is not in the host's global scope.
document.currentScript?.dispatchEvent(new CustomEvent('kit', { detail: kit }));
