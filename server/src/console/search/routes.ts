import type { FastifyInstance } from 'fastify';
import { SearchAnswer, SearchQuery } from '../../../contract/console/search/search';
import { searchConsole } from '../../../contract/console/search/search.calls';
import { defaultHits } from '../../../contract/console/search/search-constants';
import type { ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import type { SearchSource } from '../../platform/lists/search-source';
import { openSearchConnections } from './open-search-connections';
import { createSmallRows } from './small-rows';
import { readSearch } from './read-search';

export const registerSearch = (
  app: FastifyInstance,
  { db: main, changeFeed }: ServerDependencies,
  sources: readonly SearchSource[],
): void => {
  const db = openSearchConnections(main);
  const searcher = { db, sources, log: app.log, readSmall: createSmallRows(db, changeFeed) };
  route(
    app,
    searchConsole,
    {
      schemas: { query: SearchQuery, reply: SearchAnswer },
      access: 'signed-in',
      tag: 'Search',
      summary: 'Records of every kind that hold all words, within what the caller may see.',
    },
    ({ query: { search, kinds, limit = defaultHits }, actor }) =>
      readSearch(searcher, actor, { search, kinds, limit }),
  );
};
