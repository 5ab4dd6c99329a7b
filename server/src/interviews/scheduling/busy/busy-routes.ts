import type { FastifyInstance } from 'fastify';
import { One } from '../../../../contract/answer';
import { BusyCalendarUpdate } from '../../../../contract/interviews/scheduling/busy-calendar';
import { OwnCalendar } from '../../../../contract/interviews/scheduling/own-calendar';
import * as calls from '../../../../contract/interviews/scheduling/own-calendar.calls';
import type { ServerDependencies } from '../../../platform/domain';
import { route } from '../../../platform/http/route';
import { readOwnCalendar } from '../own-calendar';
import { removeBusyCalendar, setBusyCalendar } from './own-busy-calendar';

const own = { access: 'interview:take-part', tag: 'Interviews' } as const;
const reply = One(OwnCalendar);

export const registerBusyCalendars = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  route(
    app,
    calls.setBusyCalendar,
    {
      schemas: { body: BusyCalendarUpdate, reply },
      ...own,
      summary:
        'Another calendar of one’s own, of which the busy times are read; it is tried at once.',
    },
    async ({ body, actor }) => {
      await setBusyCalendar(parts, actor, body);
      return { data: await readOwnCalendar(db, actor) };
    },
  );
  route(
    app,
    calls.endBusyCalendar,
    { schemas: { reply }, ...own, summary: 'Forgets that calendar and what it said.' },
    async ({ actor }) => {
      await removeBusyCalendar(db, actor);
      return { data: await readOwnCalendar(db, actor) };
    },
  );
};
