import type { APIRequestContext } from '@playwright/test';

export interface ShownPart {
  name: string;
  remote: string;
  address?: string;
  panel?: string;
}

interface Declared {
  remotes: {
    id: string;
    contributions: {
      routes: { path: string; load?: string }[];
      panels: { id: string }[];
    };
  }[];
}

const addressOf = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name) => (name === 'kind' ? 'departments' : '1'));

export const listParts = async (request: APIRequestContext, url: string): Promise<ShownPart[]> => {
  const { remotes } = (await (await request.get(`${url}/registry.json`)).json()) as Declared;
  return remotes.flatMap(({ id: remote, contributions: { routes, panels } }) => {
    const pages = new Map<string, string>();
    for (const { path, load } of routes) if (load && !pages.has(load)) pages.set(load, path);
    return [
      ...[...pages].map(([load, path]) => ({
        name: `${remote} ${load}`,
        remote,
        address: addressOf(path),
      })),
      ...panels.map(({ id }) => ({ name: id, remote, panel: id })),
    ];
  });
};

/** Input for all panels; each panel reads the properties that it needs. */
export const panelInput = {
  id: 1,
  applicantId: 1,
  applicantIds: [1],
  jobId: 1,
  channelId: 1,
  batchId: 1,
  statusId: 1,
};
