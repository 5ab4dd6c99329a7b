import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import * as limits from './busy-calendar-constants';

const Moment = Type.String({ format: 'date-time' });

/** External calendar of a person, of which only the busy times are read. */
export const BusyCalendar = Type.Object({
  kind: oneOf(limits.busyCalendarKindNames),
  /** Host name of the calendar's URL, whose other parts are secret. */
  host: Type.String(),
  /** Time at which the calendar was last read successfully; null if never. */
  readAt: orNull(Moment),
  problem: orNull(oneOf(limits.busyProblemNames)),
});
export type BusyCalendar = Static<typeof BusyCalendar>;

const Name = Type.String({ maxLength: limits.maxCalendarNameLength });
/** User name and password are for a CalDAV server. */
export const BusyCalendarUpdate = Type.Object({
  kind: oneOf(limits.busyCalendarKindNames),
  address: Type.String({ minLength: 1, maxLength: limits.maxCalendarAddressLength }),
  userName: Type.Optional(Name),
  password: Type.Optional(Name),
});
export type BusyCalendarUpdate = Static<typeof BusyCalendarUpdate>;

/** Person whose external calendar could not be read, and who may be busy at times that count as free. */
export const PersonWithUnreadCalendar = Type.Object({
  id: Id,
  name: Type.String(),
  /** Time at which the calendar was last read successfully; its busy times from then still count. */
  readAt: orNull(Moment),
});
export type PersonWithUnreadCalendar = Static<typeof PersonWithUnreadCalendar>;
export const PeopleWithUnreadCalendars = Type.Array(PersonWithUnreadCalendar);
