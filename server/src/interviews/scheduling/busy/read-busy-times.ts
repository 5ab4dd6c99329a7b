// Repetitions, exceptions to them and own descriptions of time zones are what this reader is kept for.
import ICAL from 'ical.js';
import type { BusyCalendarKind } from '../../../../contract/interviews/scheduling/busy-calendar-constants';
import type { Inspection } from '../../../platform/files/inspector-thread';
import { readCalendarAnswer } from './calendar-report';

/** `start` and `end` are what a clock in the zone shows; without a zone, in that of the person. */
export interface BusyTime {
  start: string;
  end: string;
  zone: string;
  uid: string;
}

interface BusyQuestion {
  kind: BusyCalendarKind;
  /** Instants in seconds. */
  from: number;
  to: number;
  /** Of the person, who is not busy at what they declined. */
  email: string;
}

/** Repetitions that are gone through; a rule of every second for ever has no end. */
const maxSteps = 30_000;
const maxTimes = 20_000;
const maxEvents = 20_000;
/** By less differ clocks, and times of a series that was moved as a whole. */
const daySeconds = 86_400;
const marginSeconds = 8 * daySeconds;

const knowsZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const toWall = (time: ICAL.Time): string => time.toString().slice(0, 19).replace('Z', '');

const toBusyTime = (start: ICAL.Time, end: ICAL.Time, zoneId: string, uid: string): BusyTime => {
  if (start.isDate)
    return { start: `${toWall(start)}T00:00:00`, end: `${toWall(end)}T00:00:00`, zone: '', uid };
  const isFloating = start.zone === ICAL.Timezone.localTimezone;
  const [first, last] = isFloating
    ? [start, end]
    : [start, end].map((time) => time.convertToZone(ICAL.Timezone.utcTimezone));
  const zone = isFloating ? (knowsZone(zoneId) ? zoneId : '') : 'UTC';
  return { start: toWall(first ?? start), end: toWall(last ?? end), zone, uid };
};

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

const isDeclined = (event: ICAL.Component, email: string): boolean =>
  event
    .getAllProperties('attendee')
    .some(
      (attendee) =>
        String(attendee.getFirstValue()).toLowerCase() === `mailto:${email}` &&
        String(attendee.getFirstParameter('partstat')).toUpperCase() === 'DECLINED',
    );

const isBusy = (event: ICAL.Component, email: string): boolean =>
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE' &&
  !isDeclined(event, email);

const onlyRule = ({ component }: ICAL.Event): ICAL.Recur | undefined => {
  const rules = component.getAllProperties('rrule');
  if (rules.length !== 1 || component.getFirstProperty('rdate')) return undefined;
  return rules[0]?.getFirstValue() as ICAL.Recur;
};

const hasEnded = (event: ICAL.Event, first: number): boolean => {
  const until = onlyRule(event)?.until;
  return until ? until.toUnixTime() < first - marginSeconds : false;
};

/**
 * A start from which a daily or weekly series goes on just the same: years of a series that began
 * long ago take seconds to go through.
 */
const findLaterStart = (event: ICAL.Event, first: number): ICAL.Time | undefined => {
  const rule = onlyRule(event);
  const days = { DAILY: 1, WEEKLY: 7 }[rule?.freq ?? ''];
  if (!rule || !days || rule.count) return undefined;
  const span = days * rule.interval;
  const passed = Math.floor((first - event.startDate.toUnixTime()) / (span * daySeconds)) - 1;
  if (passed <= 0) return undefined;
  const later = event.startDate.clone();
  later.adjust(passed * span, 0, 0, 0);
  return later;
};

class BusyReader {
  readonly times: BusyTime[] = [];
  private steps = 0;

  constructor(private readonly question: BusyQuestion) {}

  private add(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): void {
    const { from, to, email } = this.question;
    if (end.toUnixTime() < from - marginSeconds || start.toUnixTime() > to + marginSeconds) return;
    if (!isBusy(event.component, email)) return;
    const zone = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '';
    this.times.push(toBusyTime(start, end, zone, event.uid));
    if (this.times.length > maxTimes) throw new Error('The calendar has too many times');
  }

  private addRepeated(event: ICAL.Event): void {
    const first = this.question.from - event.duration.toSeconds() - marginSeconds;
    if (hasEnded(event, first)) return;
    const repetitions = event.iterator(findLaterStart(event, first));
    for (let at = repetitions.next(); at; at = repetitions.next()) {
      this.steps += 1;
      if (this.steps > maxSteps) throw new Error('The calendar repeats too much');
      const instant = at.toUnixTime();
      if (instant > this.question.to + marginSeconds) return;
      if (instant < first) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(at);
      this.add(item, startDate, endDate);
    }
  }

  /** One event, with the changes to some of its repetitions. */
  addEvent(parts: readonly ICAL.Component[]): void {
    const changes = parts.filter((part) => part.getFirstProperty('recurrence-id') !== null);
    for (const change of changes.map((part) => new ICAL.Event(part)))
      this.add(change, change.startDate, change.endDate);
    for (const part of parts.filter((one) => !changes.includes(one))) {
      const event = new ICAL.Event(part, { exceptions: [...changes], strictExceptions: false });
      if (event.isRecurring()) this.addRepeated(event);
      else this.add(event, event.startDate, event.endDate);
    }
  }

  addFreeBusy(part: ICAL.Component): void {
    for (const property of part.getAllProperties('freebusy')) {
      if (String(property.getFirstParameter('fbtype')).toUpperCase() === 'FREE') continue;
      for (const period of property.getValues() as ICAL.Period[])
        this.times.push(toBusyTime(period.start, period.getEnd(), 'UTC', ''));
    }
  }
}

const readCalendar = (reader: BusyReader, text: string): void => {
  const parsed = ICAL.parse(text) as unknown[];
  const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
  for (const root of roots) {
    const calendar = new ICAL.Component(root);
    if (calendar.name !== 'vcalendar') throw new Error('This is no calendar');
    const events = calendar
      .getAllSubcomponents('vevent')
      .filter((event) => event.getFirstProperty('dtstart'));
    if (events.length > maxEvents) throw new Error('The calendar has too many events');
    const byUid = new Map<unknown, ICAL.Component[]>();
    for (const event of events) {
      const uid = event.getFirstPropertyValue('uid') ?? event;
      const parts = byUid.get(uid);
      if (parts) parts.push(event);
      else byUid.set(uid, [event]);
    }
    for (const parts of byUid.values()) reader.addEvent(parts);
    for (const part of calendar.getAllSubcomponents('vfreebusy')) reader.addFreeBusy(part);
  }
};

/** Runs in a thread with a limit of time: what repeats is a stranger's word. */
export const readBusyTimes = (
  { content }: { content: Buffer },
  question: BusyQuestion,
): BusyTime[] => {
  const text = content.toString('utf8');
  const reader = new BusyReader({ ...question, email: question.email.toLowerCase() });
  const calendars = question.kind === 'caldav' ? readCalendarAnswer(text) : [text];
  for (const calendar of calendars) readCalendar(reader, calendar);
  return reader.times;
};

export const createBusyInspection = (question: BusyQuestion): Inspection<BusyTime[]> => ({
  module: 'interviews/scheduling/busy/read-busy-times.ts',
  name: 'readBusyTimes',
  options: question,
});
