import { Type, type Static } from 'typebox';
import { orNull } from '../../applicants/applications/application';
import { BusyCalendar } from './busy-calendar';

const Zone = orNull(Type.String({ minLength: 1, maxLength: 64 }));

export const OwnCalendar = Type.Object({
  /** Time zone of the person; null for the company's time zone. */
  timeZone: Zone,
  /** True if the person has a valid URL for the calendar feed of their interviews. */
  hasFeed: Type.Boolean(),
  /** External calendar from which the person's busy times are read; null if there is none. */
  busy: orNull(BusyCalendar),
});
export type OwnCalendar = Static<typeof OwnCalendar>;

export const OwnCalendarUpdate = Type.Object({ timeZone: Zone });
export type OwnCalendarUpdate = Static<typeof OwnCalendarUpdate>;

/** New URL of the calendar feed, which is returned only once. */
export const FeedAddress = Type.Object({ address: Type.String() });
export type FeedAddress = Static<typeof FeedAddress>;
