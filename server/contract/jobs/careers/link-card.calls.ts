import type { One } from '../../answer';
import { call } from '../../call';
import type { LinkCard, LinkCardQuery } from './link-card';

export const getLinkCard = call<{ query: LinkCardQuery; reply: One<LinkCard> }>(
  'GET',
  '/api/v1/link-card',
  { shows: ['company'] },
);
