import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { One } from '../../../contract/answer';
import * as shapes from '../../../contract/interviews/scheduling/own-calendar';
import * as calls from '../../../contract/interviews/scheduling/own-calendar.calls';
import { getConsoleAddress } from '../../platform/console-address.rule';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { route } from '../../platform/http/route';
import { writeFeed } from './calendar-file';
import {
  endCalendarFeed,
  calendarFeedPath,
  findFeedOwner,
  readFeedEvents,
  readOwnCalendar,
  renewCalendarFeed,
  writeOwnZone,
} from './own-calendar';

const own = { access: 'interview:take-part', tag: 'Interviews' } as const;
const reply = One(shapes.OwnCalendar);
const FeedQuery = Type.Object({ key: Type.String({ minLength: 20, maxLength: 100 }) });

/** The feed is opened by the key in its address, since calendars cannot send anything else. */
const registerFeed = (app: FastifyInstance, { db }: ServerDependencies): void => {
  app.get<{ Querystring: Static<typeof FeedQuery> }>(
    calendarFeedPath,
    { helmet: false, schema: { querystring: FeedQuery, hide: true } },
    async ({ query: { key } }, answer) => {
      const owner = await findFeedOwner(db, key);
      if (!owner) throw new AppError('NO_SUCH_ADDRESS');
      const events = await readFeedEvents(db, owner.userId);
      return answer
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': 'inline; filename="interviews.ics"',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .type('text/calendar; charset=utf-8')
        .send(writeFeed(`${owner.company}: interviews`, events));
    },
  );
};

export const registerCalendar = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db, config } = parts;
  registerFeed(app, parts);
  route(
    app,
    calls.getOwnCalendar,
    { schemas: { reply }, ...own, summary: 'One’s own time zone, and whether one has a feed.' },
    async ({ actor }) => ({ data: await readOwnCalendar(db, actor) }),
  );
  route(
    app,
    calls.updateOwnCalendar,
    {
      schemas: { body: shapes.OwnCalendarUpdate, reply },
      ...own,
      summary: 'The zone by whose clock one works; null for the company’s.',
    },
    async ({ body: { timeZone }, actor }) => {
      await writeOwnZone(db, actor, timeZone);
      return { data: await readOwnCalendar(db, actor) };
    },
  );
  route(
    app,
    calls.renewFeedAddress,
    {
      schemas: { reply: One(shapes.FeedAddress) },
      ...own,
      summary: 'A new address of one’s own feed, shown once; the earlier one ends.',
    },
    async ({ actor, request }) => {
      const origin = getConsoleAddress(config) ?? `${request.protocol}://${request.host}`;
      return { data: { address: `${origin}${await renewCalendarFeed(db, actor)}` } };
    },
  );
  route(
    app,
    calls.endOwnCalendarFeed,
    { schemas: { reply }, ...own, summary: 'Ends one’s own feed.' },
    async ({ actor }) => {
      await endCalendarFeed(db, actor);
      return { data: await readOwnCalendar(db, actor) };
    },
  );
};
