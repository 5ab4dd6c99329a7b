import type { Call, ReplyOf } from '../../server/contract/call';
import type { Registry } from '../../server/contract/console/registry/registry';
import { stateOf } from '../../server/contract/console/registry/remote-state';
import type { RemoteHealth } from '../../server/contract/console/registry/registry-health';
import type {
  DeployedRemote,
  RemoteVersion,
} from '../../server/contract/console/registry/registry-moves';
import * as calls from '../../server/contract/console/registry/registry.calls';
import { Mistake } from '../start/run.mjs';
import { explainUntrustedCertificate } from '../start/untrusted';

export interface Target {
  /** URL of the console, without a trailing slash. */
  url: string;
  registry(): Promise<Registry>;
  remotes(): Promise<DeployedRemote[]>;
  versions(id: string): Promise<RemoteVersion[]>;
  /** Returns the health of versions that were loaded within 24 hours or that an open tab runs. */
  health(): Promise<RemoteHealth[]>;
  upload(id: string, archive: Blob): Promise<RemoteVersion>;
  /** Makes a version live; fails if `from` is given and is not the live version. */
  promote(id: string, version: string, from?: string): Promise<void>;
  /**
   * Starts a canary release for `share` per cent of the users; fails if the remote has changed since it was
   * read.
   */
  tryOut(remote: DeployedRemote, version: string, share: number): Promise<void>;
  /**
   * Ends a canary release.
   * @returns the remote's state afterwards.
   */
  withdraw(id: string): Promise<DeployedRemote>;
  setEnabled(id: string, isEnabled: boolean): Promise<void>;
}

interface Failure {
  error?: { message?: string; fields?: Record<string, string>; requestId?: string };
}

const patience = 60_000;

const sentenceOf = async (response: Response): Promise<string> => {
  const { error = {} } = (await response.json().catch(() => ({}))) as Failure;
  const { message = `It answered ${response.status}.`, fields = {}, requestId } = error;
  const lines = [message, ...Object.values(fields), requestId && `Reference: ${requestId}`];
  return lines.filter(Boolean).join('\n  ');
};

const reach = async (url: string, path: string, options: RequestInit = {}): Promise<Response> => {
  const sent = { ...options, signal: AbortSignal.timeout(patience) };
  const response = await fetch(url + path, sent).catch((error: Error) => {
    const { code = error.message } = (error.cause ?? {}) as { code?: string };
    throw new Mistake(
      explainUntrustedCertificate(url, error) ??
        `${url} does not answer (${code}). Check --to, and that the console runs.`,
    );
  });
  if (!response.ok) throw new Mistake(`${url} refused: ${await sentenceOf(response)}`);
  return response;
};

/**
 * Parses a JSON response.
 * @throws Mistake when the response does not come from a console.
 */
const jsonIn = async (url: string, response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    throw new Mistake(`${url} answers, and is no console. Check --to.`);
  }
};

const addressOf = (given: string): string => {
  try {
    return new URL(given).origin;
  } catch {
    throw new Mistake(`"${given}" is no address. Say --to https://console.example.com`);
  }
};

/**
 * Opens the console to deploy to: reads `--to` or `CONSOLE_URL`, and `DEPLOY_TOKEN`.
 * @throws Mistake that names the missing setting.
 */
export const openDeployTarget = (to: string | undefined): Target => {
  const given = to ?? process.env.CONSOLE_URL;
  if (!given) throw new Mistake('Say which console: --to https://console.example.com');
  const token = process.env.DEPLOY_TOKEN;
  if (!token)
    throw new Mistake(
      'Set DEPLOY_TOKEN to a service token with the right "Deploy a remote". An administrator makes one in General Settings, Service Tokens.',
    );
  const url = addressOf(given);

  const send = async <C extends Call>(
    call: C,
    id: string,
    { headers, ...options }: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<ReplyOf<C>> => {
    const response = await reach(url, call.path.replace(':id', id), {
      method: call.method,
      ...options,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return (await jsonIn(url, response)) as ReplyOf<C>;
  };
  const json = { 'content-type': 'application/json' };

  return {
    url,
    registry: async () => (await jsonIn(url, await reach(url, '/registry.json'))) as Registry,
    remotes: async () => (await send(calls.getRemotes, '')).data,
    versions: async (id) => (await send(calls.getRemoteVersions, id)).data,
    health: async () => (await send(calls.getRemoteHealth, '')).data,
    upload: async (id, archive) => {
      const body = new FormData();
      body.append('archive', archive, `${id}.tar.gz`);
      return (await send(calls.uploadRemote, id, { body })).data;
    },
    promote: async (id, version, from) => {
      await send(calls.moveRemote, id, {
        headers: { ...json, ...(from !== undefined && { 'if-match': `"${from}"` }) },
        body: JSON.stringify({ version }),
      });
    },
    tryOut: async (remote, version, share) => {
      await send(calls.tryRemote, remote.id, {
        headers: { ...json, 'if-match': `"${stateOf(remote)}"` },
        body: JSON.stringify({ version, share }),
      });
    },
    withdraw: async (id) => (await send(calls.withdrawRemote, id)).data,
    setEnabled: async (id, isEnabled) => {
      await send(calls.switchRemote, id, { headers: json, body: JSON.stringify({ isEnabled }) });
    },
  };
};
