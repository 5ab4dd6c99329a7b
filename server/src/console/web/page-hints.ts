import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cardsInSight,
  durationNote,
  greeting,
  home,
} from '../../../contract/registry/home-constants';
import type { PageCode, RegisteredRemote } from '../../../contract/registry/registry';
import type { Database } from '../../platform/db/database';
import { pageAt } from '../registry/page-at';
import { readOffered } from '../registry/pointers';
import type { FilePlaces } from './file-places';
import { html, type Html } from '../../platform/pages/html';

/** What is known of a page before it runs. */
export interface PageHints {
  title: string | undefined;
  /** What stands at its top, as far as that is the same for everybody. */
  head: { heading: string | undefined; words?: string };
  links: string;
}

/** A remote's code that an address needs. */
interface Needed {
  remote: RegisteredRemote;
  code?: PageCode | undefined;
}

/** Files of each shared module, as the shell's build noted them. */
type Shares = Record<string, string[]>;

const hintAt = async (path: string, places: FilePlaces): Promise<Html> => {
  const address = places.at(path);
  // What a page fetches is held to its hash by the call itself.
  if (!path.endsWith('.js'))
    return html`<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}" />`;
  return html`<link
    rel="preload"
    as="script"
    href="${address}"
    ${await places.attributesOf(path)}
  />`;
};

const neededAt = (
  remotes: readonly RegisteredRemote[],
  path: string,
  found: ReturnType<typeof pageAt>,
): Needed[] => {
  if (found) return [{ remote: found.remote, code: found.route.code }];
  if (path !== home.path) return [];
  return cardsInSight(
    remotes.flatMap((remote) => remote.contributions.cards.map((card) => ({ ...card, remote }))),
  );
};

const headOf = (path: string, title: string | undefined): PageHints['head'] =>
  path === home.path ? { heading: greeting(), words: durationNote() } : { heading: title };

const readShares = async (folder: string): Promise<Shares> => {
  const { shares } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as {
    shares: Shares;
  };
  return shares;
};

/**
 * Tells browsers what the asked page's code is in, so that it arrives beside the shell's and not step
 * by step after it. Without hints a page comes a little later, so what fails here is left out.
 */
export const createPageHints = ({
  db,
  folder,
  places,
}: {
  db: Database;
  folder: string;
  places: FilePlaces;
}) => {
  let shares: Promise<Shares> | undefined;

  const addressesOf = async ({ remote, code }: Needed): Promise<string[]> => {
    if (!code) return [];
    const { entry } = remote;
    const beside = entry.slice(0, entry.lastIndexOf('/') + 1);
    shares ??= readShares(folder);
    const known = await shares;
    return [
      entry,
      ...code.files.map((file) => beside + file),
      ...code.shares.flatMap((key) => known[key] ?? []).map((file) => `/${file}`),
    ];
  };

  return async (path: string): Promise<PageHints> => {
    const remotes = await readOffered(db);
    const found = pageAt(remotes, path);
    const addresses = await Promise.all(
      neededAt(remotes, path, found).map((needed) => addressesOf(needed).catch(() => [])),
    );
    const hints = [...new Set(addresses.flat())].map((path) =>
      // Of a version that this server has not unpacked yet.
      hintAt(path, places).catch(() => html``),
    );
    const links = (await Promise.all(hints)).map(({ text }) => text).join('');
    const title = found?.route.title;
    return { title, head: headOf(path, title), links };
  };
};
