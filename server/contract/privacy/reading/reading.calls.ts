import type { Many, One, PageQuery } from '../../answer';
import { call } from '../../call';
import type { ReadingLimit, RecordReading, UnusualReading } from './reading';

export const getRecordReadings = call<{
  params: { id: number };
  query: PageQuery;
  reply: Many<RecordReading>;
}>('GET', '/api/v1/application/:id/readings', { shows: ['record-reading'] });

const shows = { shows: ['record-reading'] };

export const getUnusualReading = call<{ reply: One<UnusualReading> }>(
  'GET',
  '/api/v1/unusual-reading',
  shows,
);

export const updateReadingLimit = call<{ body: ReadingLimit; reply: One<UnusualReading> }>(
  'PUT',
  '/api/v1/unusual-reading',
  { changes: ['record-reading'] },
);
