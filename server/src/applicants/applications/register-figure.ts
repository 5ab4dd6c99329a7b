import type { FastifyInstance } from 'fastify';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { TSchema } from 'typebox';
import type { Call } from '../../../contract/call';
import { usualLines } from '../../../contract/console/dashboard/figures-constants';
import { Figures, type CardQuery } from '../../../contract/console/dashboard/figures';
import type { Actor } from '../../platform/access/actor';
import { intersectScopes } from '../../platform/access/scope';
import { toApplicationReader, type ApplicationReader } from './criteria';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { RawJson, route } from '../../platform/http/route';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';

interface FigureRoute<Query extends Pick<CardQuery, 'limit'>> {
  query: TSchema;
  line: TSchema;
  summary: string;
  /**
   * SQL with one column `line` of JSON objects for the rows of a dashboard card, the largest counts first.
   */
  lines: (query: Query, reader: ApplicationReader) => Sql;
}

const toFigureReader = (grant: JobGrant, actor: Actor, timeZone: string): ApplicationReader => {
  const dashboard = actor.grants.get('dashboard:view');
  if (!dashboard) throw new AppError('FORBIDDEN');
  const reader = toApplicationReader(grant, actor, timeZone);
  return { ...reader, scope: intersectScopes(reader.scope, jobsInScope(dashboard, actor)) };
};

/** Registers a dashboard card whose counts include only applications that the user may see there. */
export const registerDashboardFigure = <Query extends Pick<CardQuery, 'limit'>, Line>(
  app: FastifyInstance,
  { sharedReads, companyDay }: ServerDependencies,
  call: Call<{ query: Query; reply: Figures<Line> }>,
  { query, line, summary, lines }: FigureRoute<Query>,
): void => {
  route(
    app,
    call,
    {
      schemas: { query, reply: Figures(line) },
      access: 'application:view',
      tag: 'Dashboard',
      summary,
    },
    async ({ query: asked, grant, actor }) => {
      const { timeZone } = await companyDay();
      const { limit = usualLines } = asked;
      const [found] = await sharedReads.many<{ lines: string }>(sql`
        with figure as (${lines(asked, toFigureReader(grant, actor, timeZone))} limit ${raw(String(limit))})
        select coalesce(json_agg(line), '[]')::text as lines from figure`);
      return new RawJson(`{"data":${found?.lines ?? '[]'}}`);
    },
  );
};
