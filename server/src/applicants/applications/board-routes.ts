import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import {
  BoardCards,
  BoardCardsQuery,
  JobBoard,
  JobBoardParams,
  JobBoardQuery,
} from '../../../contract/jobs/postings/job-board';
import { getBoardCards, getJobBoard } from '../../../contract/jobs/postings/job-board.calls';
import type { ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { toVisibleJobReader } from './criteria';
import { readJobBoard, readBoardCards } from './read-board';
import { getApplicationView } from './row-json';

const access = 'application:view';
const tag = 'Applicants';

export const registerBoard = (
  app: FastifyInstance,
  { db, companyDay }: Pick<ServerDependencies, 'db' | 'companyDay'>,
): void => {
  route(
    app,
    getJobBoard,
    {
      schemas: { params: JobBoardParams, query: JobBoardQuery, reply: One(JobBoard) },
      access,
      tag,
      summary: 'The stages of a job with the first people of each, whoever came last first.',
    },
    async ({ params: { jobId }, query, grant, actor }) => {
      const reader = toVisibleJobReader(grant, actor, (await companyDay()).timeZone);
      const board = await readJobBoard(
        db,
        { jobId, query, reader },
        getApplicationView(actor, grant, grant),
      );
      return new RawJson(`{"data":${board}}`);
    },
  );

  route(
    app,
    getBoardCards,
    {
      schemas: { params: JobBoardParams, query: BoardCardsQuery, reply: BoardCards },
      access,
      tag,
      summary: 'A page of the people in one stage of a job; without a stage, of those in none.',
    },
    async ({ params: { jobId }, query, grant, actor }) => {
      const reader = toVisibleJobReader(grant, actor, (await companyDay()).timeZone);
      return new RawJson(`{"data":${await readBoardCards(db, { jobId, query, reader })}}`);
    },
  );
};
