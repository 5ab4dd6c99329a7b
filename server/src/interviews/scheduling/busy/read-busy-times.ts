import type { BusyCalendarKind } from '../../../../contract/interviews/scheduling/busy-calendar-constants';
import type { Inspection } from '../../../platform/files/inspector-thread';
import {
  findLine,
  findLines,
  readComponents,
  findText,
  type CalendarComponent,
} from './calendar-lines';
import { readCalendarAnswer } from './calendar-report';
import { dayMilliseconds, listRepetitions, type LocalTimeSpan } from './calendar-rule';
import { CalendarZones, type LocalTime } from './calendar-zones';

/** `start` and `end` are local times in the zone; without a zone, in the person's time zone. */
export interface BusyTime {
  start: string;
  end: string;
  zone: string;
  uid: string;
}

interface BusyQuestion {
  kind: BusyCalendarKind;
  /** Start and end of the time span in seconds since 1970. */
  from: number;
  to: number;
  /** E-mail address of the person, who is not busy during an event that they declined. */
  email: string;
}

const maxTimes = 20_000;
const maxEvents = 20_000;
/** Margin around the time span: more than zones differ, or than a whole series of events is usually moved. */
const marginMs = 8 * dayMilliseconds;

const isDeclined = (event: CalendarComponent, email: string): boolean =>
  findLines(event, 'ATTENDEE').some(
    ({ value, parameters }) =>
      value.toLowerCase() === `mailto:${email}` &&
      parameters['PARTSTAT']?.toUpperCase() === 'DECLINED',
  );

const isBusy = (event: CalendarComponent, email: string): boolean =>
  findText(event, 'TRANSP') !== 'TRANSPARENT' &&
  findText(event, 'STATUS') !== 'CANCELLED' &&
  findText(event, 'X-MICROSOFT-CDO-BUSYSTATUS') !== 'FREE' &&
  !isDeclined(event, email);

const readDuration = (text: string): number => {
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text);
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (weeks * 7 + days) * dayMilliseconds + ((hours * 60 + minutes) * 60 + seconds) * 1000;
};

/** Change to one date of a repeated event, or to all later dates. */
interface Change {
  part: CalendarComponent;
  instead: LocalTime;
  start: LocalTime;
  lasts: boolean;
}

class BusyReader {
  readonly times: BusyTime[] = [];
  private readonly span: LocalTimeSpan;
  private zones: CalendarZones;

  constructor(private readonly question: BusyQuestion) {
    const { from, to } = question;
    this.span = { from: from * 1000 - marginMs, to: to * 1000 + marginMs };
    this.zones = new CalendarZones([], this.span);
  }

  private add(start: LocalTime, duration: number, uid: string): void {
    const end = start.at + duration;
    if (!(end >= this.span.from && start.at <= this.span.to)) return;
    const [first, last] = [start, { ...start, at: end }].map((wall) => this.zones.leave(wall));
    const show = (wall = start) => new Date(wall.at).toISOString().slice(0, 19);
    this.times.push({ start: show(first), end: show(last), zone: (first ?? start).zone, uid });
    if (this.times.length > maxTimes) throw new Error('The calendar has too many times');
  }

  private addPart(part: CalendarComponent, start: LocalTime, duration: number): void {
    if (!isBusy(part, this.question.email)) return;
    this.add(start, duration, findLine(part, 'UID')?.value ?? '');
  }

  private readWall(part: CalendarComponent, name: string): LocalTime | undefined {
    const line = findLine(part, name);
    return line && this.zones.read(line.value, line.parameters['TZID']);
  }

  private readStart(part: CalendarComponent): LocalTime {
    const start = this.readWall(part, 'DTSTART');
    if (!start) throw new Error('An event has no start');
    return start;
  }

  private findDuration(part: CalendarComponent, start: LocalTime): number {
    const end = this.readWall(part, 'DTEND');
    if (end) return Math.max(0, this.zones.move(end, start.zone) - start.at);
    const duration = findLine(part, 'DURATION');
    return duration ? readDuration(duration.value) : start.isDate ? dayMilliseconds : 0;
  }

  private addSeries(part: CalendarComponent, changes: readonly Change[]): void {
    const start = this.readStart(part);
    const { zone } = start;
    const duration = this.findDuration(part, start);
    const toWall = (wall: LocalTime) => this.zones.move(wall, zone);
    const readAll = (name: string) =>
      findLines(part, name).flatMap((line) => this.zones.readLine(line).map(toWall));
    const span = { from: this.span.from - duration, to: this.span.to };
    const rules = findLines(part, 'RRULE').flatMap(({ value }) =>
      listRepetitions(value, start.at, span, (stamp) => toWall(this.zones.read(stamp, zone))),
    );
    const isRepeated = findLine(part, 'RRULE') !== undefined;
    const all = new Set([...rules, ...readAll('RDATE'), ...(isRepeated ? [] : [start.at])]);
    for (const gone of readAll('EXDATE')) all.delete(gone);
    for (const { instead } of changes) all.delete(toWall(instead));
    const lasting = changes
      .filter(({ lasts }) => lasts)
      .toSorted((a, b) => toWall(a.instead) - toWall(b.instead));
    for (const at of all) {
      const change = lasting.findLast(({ instead }) => toWall(instead) <= at);
      if (!change) this.addPart(part, { ...start, at }, duration);
      else {
        const moved = at + change.start.at - this.zones.move(change.instead, change.start.zone);
        const length = this.findDuration(change.part, change.start);
        this.addPart(change.part, { ...change.start, at: moved }, length);
      }
    }
  }

  private addEvent(parts: readonly CalendarComponent[]): void {
    const changes = parts.flatMap((part): Change[] => {
      const instead = this.readWall(part, 'RECURRENCE-ID');
      const range = findLine(part, 'RECURRENCE-ID')?.parameters['RANGE'];
      if (!instead) return [];
      return [{ part, instead, start: this.readStart(part), lasts: range === 'THISANDFUTURE' }];
    });
    for (const { part, start } of changes)
      this.addPart(part, start, this.findDuration(part, start));
    const changed = new Set(changes.map(({ part }) => part));
    for (const part of parts) if (!changed.has(part)) this.addSeries(part, changes);
  }

  private addFreeBusy(part: CalendarComponent): void {
    for (const { value, parameters } of findLines(part, 'FREEBUSY')) {
      if (parameters['FBTYPE']?.toUpperCase() === 'FREE') continue;
      for (const period of value.split(',')) {
        const [first = '', last = ''] = period.split('/');
        const start = this.zones.read(first);
        const isLength = /^\+?P/i.test(last);
        this.add(start, isLength ? readDuration(last) : this.zones.read(last).at - start.at, '');
      }
    }
  }

  addCalendar({ name, parts }: CalendarComponent): void {
    if (name !== 'VCALENDAR') throw new Error('This is no calendar');
    const named = (wanted: string) => parts.filter((part) => part.name === wanted);
    const events = named('VEVENT').filter((event) => findLine(event, 'DTSTART'));
    if (events.length > maxEvents) throw new Error('The calendar has too many events');
    this.zones = new CalendarZones(named('VTIMEZONE'), this.span);
    const byUid = new Map<unknown, CalendarComponent[]>();
    for (const event of events) {
      const uid = findLine(event, 'UID')?.value ?? event;
      const same = byUid.get(uid);
      if (same) same.push(event);
      else byUid.set(uid, [event]);
    }
    for (const same of byUid.values()) this.addEvent(same);
    for (const part of named('VFREEBUSY')) this.addFreeBusy(part);
  }
}

/** Runs in a worker thread with a time limit, since a calendar may repeat events without end. */
export const readBusyTimes = (
  { content }: { content: Buffer },
  question: BusyQuestion,
): BusyTime[] => {
  const text = content.toString('utf8');
  const reader = new BusyReader({ ...question, email: question.email.toLowerCase() });
  const calendars = question.kind === 'caldav' ? readCalendarAnswer(text) : [text];
  for (const calendar of calendars) {
    const parts = readComponents(calendar);
    if (parts.length === 0) throw new Error('This is no calendar');
    for (const part of parts) reader.addCalendar(part);
  }
  return reader.times;
};

export const createBusyInspection = (question: BusyQuestion): Inspection<BusyTime[]> => ({
  module: 'interviews/scheduling/busy/read-busy-times.ts',
  name: 'readBusyTimes',
  options: question,
});
