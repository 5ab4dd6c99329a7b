// A library writes the file, since calendars are strict about folding, escaping and the order of properties.
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { MailAddress } from '../../platform/config-mail';

export interface CalendarEvent {
  uid: string;
  sequence: number;
  title: string;
  about: string;
  place: string;
  startsAt: string;
  endsAt: string;
}

interface Invitation {
  event: CalendarEvent;
  organizer: MailAddress;
  attendee: MailAddress;
  isCancelled: boolean;
}

const product = { company: 'Hiring console', product: 'Interviews' };

// Times are written in UTC, which needs no description of a time zone: Outlook misreads these.
const toEvent = ({ uid, sequence, title, about, place, startsAt, endsAt }: CalendarEvent) => ({
  ...{ id: uid, sequence, summary: title, description: about, stamp: new Date() },
  ...(place && { location: place }),
  start: new Date(startsAt),
  end: new Date(endsAt),
  transparency: ICalEventTransparency.OPAQUE,
});

/** An invitation names its recipient only, since the e-mail addresses of others are not for everybody. */
export const writeInvitation = ({
  event,
  organizer,
  attendee,
  isCancelled,
}: Invitation): { method: 'REQUEST' | 'CANCEL'; text: string } => {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: product, method });
  calendar.createEvent({
    ...toEvent(event),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address },
    attendees: [
      {
        ...{ name: attendee.name, email: attendee.address, rsvp: true },
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', text: calendar.toString() };
};

export const writeFeed = (name: string, events: readonly CalendarEvent[]): string => {
  const calendar = ical({ prodId: product, method: ICalCalendarMethod.PUBLISH, name });
  for (const event of events) calendar.createEvent(toEvent(event));
  return calendar.toString();
};
