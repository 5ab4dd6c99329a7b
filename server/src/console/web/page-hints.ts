import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cardsInSight,
  durationNote,
  greeting,
  home,
} from '../../../contract/console/registry/home-constants';
import type { PageCode, RegisteredRemote } from '../../../contract/console/registry/registry';
import type { Database } from '../../platform/db/database';
import { findRemotePage } from '../registry/find-remote-page';
import { readEnabledRemotes } from '../registry/pointers';
import type { FileAddresses } from './file-addresses';
import { html, type Html } from '../../platform/pages/html';

export interface PageHints {
  title: string | undefined;
  head: { heading: string | undefined; words?: string };
  links: string;
}

interface PreloadTarget {
  remote: RegisteredRemote;
  code?: PageCode | undefined;
}

type SharedChunks = Record<string, string[]>;

const createPreloadHint = async (path: string, places: FileAddresses): Promise<Html> => {
  const address = places.at(path);
  // Only scripts get the hash here, since `fetch` calls check it themselves.
  if (!path.endsWith('.js'))
    return html`<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}" />`;
  return html`<link
    rel="preload"
    as="script"
    href="${address}"
    ${await places.attributesOf(path)}
  />`;
};

const findPreloads = (
  remotes: readonly RegisteredRemote[],
  path: string,
  found: ReturnType<typeof findRemotePage>,
): PreloadTarget[] => {
  if (found) return [{ remote: found.remote, code: found.route.code }];
  if (path !== home.path) return [];
  return cardsInSight(
    remotes.flatMap((remote) => remote.contributions.cards.map((card) => ({ ...card, remote }))),
  );
};

const toPageHeading = (path: string, title: string | undefined): PageHints['head'] =>
  path === home.path ? { heading: greeting(), words: durationNote() } : { heading: title };

const readSharedChunks = async (folder: string): Promise<SharedChunks> => {
  const { shares } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as {
    shares: SharedChunks;
  };
  return shares;
};

/** Preloads the page's code in parallel with the shell's. Hints are optional, so errors are ignored. */
export const createPageHints = ({
  db,
  folder,
  places,
}: {
  db: Database;
  folder: string;
  places: FileAddresses;
}) => {
  let shares: Promise<SharedChunks> | undefined;

  const addressesOf = async ({ remote, code }: PreloadTarget): Promise<string[]> => {
    if (!code) return [];
    const { entry } = remote;
    const beside = entry.slice(0, entry.lastIndexOf('/') + 1);
    shares ??= readSharedChunks(folder);
    const known = await shares;
    return [
      entry,
      ...code.files.map((file) => beside + file),
      ...code.shares.flatMap((key) => known[key] ?? []).map((file) => `/${file}`),
    ];
  };

  return async (path: string): Promise<PageHints> => {
    const remotes = await readEnabledRemotes(db);
    const found = findRemotePage(remotes, path);
    const addresses = await Promise.all(
      findPreloads(remotes, path, found).map((needed) => addressesOf(needed).catch(() => [])),
    );
    const hints = [...new Set(addresses.flat())].map((path) =>
      // The version may not be unpacked on this server yet.
      createPreloadHint(path, places).catch(() => html``),
    );
    const links = (await Promise.all(hints)).map(({ text }) => text).join('');
    const title = found?.route.title;
    return { title, head: toPageHeading(path, title), links };
  };
};
