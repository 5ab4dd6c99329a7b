import type { StatsChunk, StatsCompilation } from 'webpack';
import { sharedModules } from 'shell/sdk/define/sharing';
import type { Contributions, PageCode } from '../../server/contract/console/registry/registry';
import { listRemoteParts } from './remote-parts';
import type { Room } from './rooms';

/**
 * Matches modules that contain a remote's thunks (functions that import its parts), written by hand or
 * generated.
 */
const entries = /^(\.\/src\/remote\.ts|remote:)/;
const consumed = /^consume-shared-module\|[^|]*\|([^|]+)\|/;
const provided = /^provide shared module \([^)]*\) (.+)@/;

const lateShares = new Set(sharedModules.flatMap(({ key, eager }) => (eager ? [] : key)));

const filesOf = (chunks: readonly StatsChunk[]): string[] => [
  ...new Set(chunks.flatMap(({ files = [] }) => files)),
];

const sharesOf = (chunks: readonly StatsChunk[]): string[] => {
  const keys = chunks
    .flatMap(({ modules = [] }) => modules)
    .map(({ identifier = '' }) => consumed.exec(identifier)?.[1] ?? '');
  return [...new Set(keys)].filter((key) => lateShares.has(key));
};

const isAskedForBy = ({ origins = [] }: StatsChunk, wanted: string): boolean =>
  origins.some(({ moduleName, request }) => entries.test(moduleName ?? '') && request === wanted);

const codeByName = (room: Room, { chunks = [] }: StatsCompilation): Map<string, PageCode> => {
  const always = chunks.filter(
    ({ entry, origins = [] }) => entry || origins.some(({ loc }) => loc === './remote'),
  );
  return new Map(
    listRemoteParts(room).flatMap(({ name, request }) => {
      if (request === undefined) return [];
      const own = chunks.filter((chunk) => isAskedForBy(chunk, request));
      return [[name, { files: filesOf([...always, ...own]), shares: sharesOf(own) }]];
    }),
  );
};

export const addPageCode = (
  room: Room,
  contributions: Contributions,
  built: StatsCompilation,
): Contributions => {
  const codeOf = codeByName(room, built);
  const withCode = <Entry extends { load?: string | undefined }>(entry: Entry): Entry => {
    const code = entry.load ? codeOf.get(entry.load) : undefined;
    return code ? { ...entry, code } : entry;
  };
  return {
    ...contributions,
    routes: contributions.routes.map(withCode),
    cards: contributions.cards.map(withCode),
  };
};

export const listSharedModuleFiles = ({
  chunks = [],
}: StatsCompilation): Record<string, string[]> => {
  const chunksOf = (key: string) =>
    chunks.filter(({ origins = [] }) =>
      origins.some(({ moduleName = '' }) => provided.exec(moduleName)?.[1] === key),
    );
  const withUsed = (key: string, known: ReadonlySet<string> = new Set([key])): Set<string> =>
    sharesOf(chunksOf(key)).reduce(
      (found, used) => (found.has(used) ? found : withUsed(used, new Set([...found, used]))),
      new Set(known),
    );
  return Object.fromEntries(
    [...lateShares].map((key) => [key, filesOf([...withUsed(key)].flatMap(chunksOf))]),
  );
};
