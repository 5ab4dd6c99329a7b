import { Type, type Static } from 'typebox';
import { orNull } from '../../applicants/applications/application';
import { BusyCalendar } from './busy-calendar';

const Zone = orNull(Type.String({ minLength: 1, maxLength: 64 }));

export const OwnCalendar = Type.Object({
  /** Null for the company’s. */
  timeZone: Zone,
  /** True while an address of the feed is in force. */
  hasFeed: Type.Boolean(),
  /** The person's calendar outside the console, which tells busy times; else null. */
  busy: orNull(BusyCalendar),
});
export type OwnCalendar = Static<typeof OwnCalendar>;

export const OwnCalendarUpdate = Type.Object({ timeZone: Zone });
export type OwnCalendarUpdate = Static<typeof OwnCalendarUpdate>;

/** Shown once. */
export const FeedAddress = Type.Object({ address: Type.String() });
export type FeedAddress = Static<typeof FeedAddress>;
