// Knows all of RFC 5545, goes to late times of an old rule at once, and gives up in time.
import { RRuleTemporal } from 'rrule-temporal';

export const dayMs = 86_400_000;

/** Milliseconds from one to another, as clocks show them. */
export interface WallSpan {
  from: number;
  to: number;
}

/** More often than seven times a day is no calendar of a person. */
const maxRepetitions = 1_000;

const toStamp = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d{3}/g, '');

const maxCandidateEvaluations = 3_000;

/**
 * Times of a clock at which a rule repeats: its clock counts as UTC, so hours stay when summer
 * begins. `toWall` reads the end of the rule, which calendars write in UTC.
 */
export const repeat = (
  rule: string,
  start: number,
  span: WallSpan,
  toWall: (stamp: string) => number,
): number[] => {
  const text = rule.replace(
    /UNTIL=([^;]*)/i,
    (_, until: string) =>
      `UNTIL=${until.includes('T') ? toStamp(toWall(until)) : `${until}T235959Z`}`,
  );
  // Rules finer than an hour are no meetings, and have too many times to go through.
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
