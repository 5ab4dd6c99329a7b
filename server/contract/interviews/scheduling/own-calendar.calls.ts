import type { One } from '../../answer';
import { call } from '../../call';
import type { BusyCalendarUpdate } from './busy-calendar';
import type { FeedAddress, OwnCalendar, OwnCalendarUpdate } from './own-calendar';

const path = '/api/v1/interview-calendar';
const changes = ['interview-calendar'] as const;

export const getOwnCalendar = call<{ reply: One<OwnCalendar> }>('GET', path);

export const updateOwnCalendar = call<{ body: OwnCalendarUpdate; reply: One<OwnCalendar> }>(
  'PUT',
  path,
  { changes },
);

export const renewFeedAddress = call<{ reply: One<FeedAddress> }>('POST', `${path}/feed`, {
  changes,
});

export const endOwnCalendarFeed = call<{ reply: One<OwnCalendar> }>('DELETE', `${path}/feed`, {
  changes,
});

export const setBusyCalendar = call<{ body: BusyCalendarUpdate; reply: One<OwnCalendar> }>(
  'PUT',
  `${path}/busy`,
  { changes: ['interview-calendar', 'interview'] },
);

export const endBusyCalendar = call<{ reply: One<OwnCalendar> }>('DELETE', `${path}/busy`, {
  changes: ['interview-calendar', 'interview'],
});
