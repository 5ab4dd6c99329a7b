import type { One } from '../../answer';
import { call } from '../../call';
import type {
  BoardCards,
  BoardCardsQuery,
  JobBoard,
  JobBoardParams,
  JobBoardQuery,
} from './job-board';

export const getJobBoard = call<{
  params: JobBoardParams;
  query: JobBoardQuery;
  reply: One<JobBoard>;
}>('GET', '/api/v1/job-board/:jobId', { shows: ['application', 'pipeline', 'stage', 'status'] });

export const getBoardCards = call<{
  params: JobBoardParams;
  query: BoardCardsQuery;
  reply: BoardCards;
}>('GET', '/api/v1/job-board/:jobId/card', { shows: ['application', 'status'] });
