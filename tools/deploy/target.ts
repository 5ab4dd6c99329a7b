import type { Call, ReplyOf } from '../../server/contract/call';
import type { Registry } from '../../server/contract/registry/registry';
import { stateOf } from '../../server/contract/registry/remote-state';
import type { RemoteHealth } from '../../server/contract/registry/registry-health';
import type { DeployedRemote, RemoteVersion } from '../../server/contract/registry/registry-moves';
import * as calls from '../../server/contract/registry/registry.calls';
import { Mistake } from '../start/run.mjs';
import { untrusted } from '../start/untrusted';

/** A deployed console, called with a deploy token. */
export interface Target {
  /** Its address, without a slash at the end. */
  url: string;
  registry(): Promise<Registry>;
  remotes(): Promise<DeployedRemote[]>;
  versions(id: string): Promise<RemoteVersion[]>;
  /** Of every version that was loaded in the last 24 hours or that a tab runs. */
  health(): Promise<RemoteHealth[]>;
  upload(id: string, archive: Blob): Promise<RemoteVersion>;
  /** Moves only while `from` is live; whatever is live if it is left out. */
  promote(id: string, version: string, from?: string): Promise<void>;
  /** Gives a version to a share of the people, in per cent, while the remote is as it was read. */
  tryOut(remote: DeployedRemote, version: string, share: number): Promise<void>;
  /** Ends a canary; answers what everybody has then. */
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
      untrusted(url, error) ??
        `${url} does not answer (${code}). Check --to, and that the console runs.`,
    );
  });
  if (!response.ok) throw new Mistake(`${url} refused: ${await sentenceOf(response)}`);
  return response;
};

/** @throws Mistake where something else than a console answers. */
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
 * The console that `--to` or `CONSOLE_URL` names, called with `DEPLOY_TOKEN`.
 * @throws Mistake that says which of them is missing.
 */
export const openTarget = (to: string | undefined): Target => {
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
