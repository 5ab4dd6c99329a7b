// The library supports all of RFC 5545, finds late dates of an old rule directly, and limits its work.
import { RRuleTemporal } from 'rrule-temporal';

export const dayMilliseconds = 86_400_000;

/** Time span in local time, in milliseconds. */
export interface LocalTimeSpan {
  from: number;
  to: number;
}

/** Maximum of repetitions in the time span: a person's calendar has fewer than seven a day. */
const maxRepetitions = 1_000;

const toStamp = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d{3}/g, '');

const maxCandidateEvaluations = 3_000;

/**
 * Local times at which a rule repeats, calculated as if local time were UTC, so that hours do not shift with
 * daylight saving time. `toWall` converts the end of the rule, which calendars write in UTC.
 */
export const listRepetitions = (
  rule: string,
  start: number,
  span: LocalTimeSpan,
  toWall: (stamp: string) => number,
): number[] => {
  const text = rule.replace(
    /UNTIL=([^;]*)/i,
    (_, until: string) =>
      `UNTIL=${until.includes('T') ? toStamp(toWall(until)) : `${until}T235959Z`}`,
  );
  // Rules that repeat more often than hourly belong to no meeting, so the search for their times is limited.
  const isFine = /(^|;)(FREQ=(SECOND|MINUTE)LY|BY(MINUTE|SECOND)=[^;]*,)/i.test(text);
  try {
    const found = new RRuleTemporal({
      rruleString: `DTSTART:${toStamp(start)}\nRRULE:${text}`,
      ...(isFine && { maxCandidateEvaluations }),
    })
      .between(new Date(span.from), new Date(span.to), true)
      .map((at) => at.epochMilliseconds);
    if (found.length <= maxRepetitions) return found;
  } catch (cause) {
    throw new Error('The calendar has a rule that is none, or that repeats too much', { cause });
  }
  throw new Error('The calendar repeats too much');
};
