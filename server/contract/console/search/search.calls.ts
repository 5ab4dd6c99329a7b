import { call } from '../../call';
import type { SearchAnswer, SearchQuery } from './search';

export const searchConsole = call<{ query: SearchQuery; reply: SearchAnswer }>(
  'GET',
  '/api/v1/search',
);
