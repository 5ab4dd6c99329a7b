import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import * as limits from './busy-calendar-constants';

const Moment = Type.String({ format: 'date-time' });

/** A person's calendar outside the console, of which only the busy times are read. */
export const BusyCalendar = Type.Object({
  kind: oneOf(limits.busyCalendarKindNames),
  /** Of its address, whose rest is a secret. */
  host: Type.String(),
  /** When it last answered. */
  readAt: orNull(Moment),
  problem: orNull(oneOf(limits.busyProblemNames)),
});
export type BusyCalendar = Static<typeof BusyCalendar>;

const Name = Type.String({ maxLength: limits.maxCalendarNameLength });
/** Name and password are those of a CalDAV server. */
export const BusyCalendarUpdate = Type.Object({
  kind: oneOf(limits.busyCalendarKindNames),
  address: Type.String({ minLength: 1, maxLength: limits.maxCalendarAddressLength }),
  userName: Type.Optional(Name),
  password: Type.Optional(Name),
});
export type BusyCalendarUpdate = Static<typeof BusyCalendarUpdate>;

/** Somebody whose other calendar did not answer: they may be busy at times that count as free. */
export const UnreadPerson = Type.Object({
  id: Id,
  name: Type.String(),
  /** Time of the calendar's last answer, whose busy times stay valid until the next. */
  readAt: orNull(Moment),
});
export type UnreadPerson = Static<typeof UnreadPerson>;
export const UnreadPeople = Type.Array(UnreadPerson);
