import { findLine, findLines, type CalendarLine, type CalendarComponent } from './calendar-lines';
import { dayMilliseconds, listRepetitions, type LocalTimeSpan } from './calendar-rule';

/** Local time: `at` is in milliseconds as if it were UTC; without a zone, it is in the reader's zone. */
export interface LocalTime {
  at: number;
  zone: string;
  isDate: boolean;
}

/** Time from which local time is ahead of UTC by `offset` milliseconds. */
interface Onset {
  instant: number;
  offset: number;
}

const stampPattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;

const readStamp = (text: string): LocalTime => {
  const match = stampPattern.exec(text.trim().toUpperCase());
  if (!match) throw new Error('The calendar has a time that is none');
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  return { at, zone: match[7] ? 'UTC' : '', isDate: match[4] === undefined };
};

const readOffset = (text = ''): number => {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
};

/** Searches from 500 days before the time span, so that the last change of the clocks before it is found. */
const findOnsets = (part: CalendarComponent, { from, to }: LocalTimeSpan): Onset[] => {
  const before = readOffset(findLine(part, 'TZOFFSETFROM')?.value);
  const offset = readOffset(findLine(part, 'TZOFFSETTO')?.value);
  const start = readStamp(findLine(part, 'DTSTART')?.value ?? '').at;
  const span = { from: from - 500 * dayMilliseconds, to };
  const walls = [
    start,
    ...findLines(part, 'RDATE').flatMap(({ value }) =>
      value.split(',').map((one) => readStamp(one).at),
    ),
    ...findLines(part, 'RRULE').flatMap(({ value }) => {
      const until = /UNTIL=(\d{8}T\d{6}Z?)/i.exec(value)?.[1];
      const end = until ? readStamp(until).at + before : to;
      const last = end < span.from ? { from: end - 500 * dayMilliseconds, to: end } : span;
      return listRepetitions(value, start, last, (stamp) => readStamp(stamp).at + before);
    }),
  ];
  return walls.map((wall) => ({ instant: wall - before, offset }));
};

/** Time zones of a calendar: standard zones, and zones that the calendar describes itself. */
export class CalendarZones {
  private readonly described = new Map<string, Onset[]>();
  private readonly clocks = new Map<string, Intl.DateTimeFormat | undefined>();

  constructor(parts: readonly CalendarComponent[], span: LocalTimeSpan) {
    for (const part of parts) {
      const id = findLine(part, 'TZID')?.value ?? '';
      if (this.findClock(id)) continue;
      const onsets = part.parts.flatMap((one) => findOnsets(one, span));
      this.described.set(
        id,
        onsets.toSorted((a, b) => a.instant - b.instant),
      );
    }
  }

  private findClock(zone: string): Intl.DateTimeFormat | undefined {
    if (this.clocks.has(zone)) return this.clocks.get(zone);
    let clock: Intl.DateTimeFormat | undefined;
    try {
      const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
      // Swedish date format is one that Date.parse reads. Names of zones begin with a letter, unlike offsets.
      if (/^[a-z]/i.test(zone))
        clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...style });
    } catch {
      clock = undefined;
    }
    this.clocks.set(zone, clock);
    return clock;
  }

  private offsetAt(instant: number, zone: string): number {
    if (zone === '' || zone === 'UTC') return 0;
    const onsets = this.described.get(zone);
    if (onsets)
      return (onsets.findLast((onset) => onset.instant <= instant) ?? onsets[0])?.offset ?? 0;
    const shown = this.findClock(zone)?.format(instant).replace(' ', 'T');
    return shown ? Date.parse(`${shown}Z`) - instant : 0;
  }

  private toInstant({ at, zone }: LocalTime): number {
    return at - this.offsetAt(at - this.offsetAt(at, zone), zone);
  }

  /**
   * Reads a time; an unknown zone counts as none.
   * @throws Error unless the text is a time.
   */
  read(text: string, zone = ''): LocalTime {
    const wall = readStamp(text);
    if (wall.zone || wall.isDate) return wall;
    return { ...wall, zone: this.described.has(zone) || this.findClock(zone) ? zone : '' };
  }

  readLine({ value, parameters }: CalendarLine): LocalTime[] {
    return value.split(',').map((one) => this.read(one.split('/')[0] ?? '', parameters['TZID']));
  }

  /** Converts a local time to the local time of another zone, in milliseconds. */
  move(wall: LocalTime, zone: string): number {
    if (wall.zone === zone || wall.zone === '' || zone === '') return wall.at;
    const instant = this.toInstant(wall);
    return instant + this.offsetAt(instant, zone);
  }

  /** Converts times in zones that only this calendar describes to UTC. */
  leave(wall: LocalTime): LocalTime {
    if (!this.described.has(wall.zone)) return wall;
    return { ...wall, at: this.toInstant(wall), zone: 'UTC' };
  }
}
