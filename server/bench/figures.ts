import type { LoadResult } from './load';

/** Times are milliseconds, the rate is responses per second. */
export interface LoadFigures {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const computeFigures = (rounds: readonly LoadResult[]): LoadFigures => {
  const sorted = rounds.flatMap(({ times }) => times).sort((one, other) => one - other);
  const elapsed = rounds.reduce((sum, round) => sum + round.elapsed, 0);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    perSecond: (sorted.length / elapsed) * 1_000,
  };
};

export interface ComparisonRow {
  database: string;
  rows: number;
  what: string;
  connections: number;
  floor: LoadFigures;
  ours: LoadFigures;
  /** Highest ratio of our median to the floor's at any load; without it, goal 1 applies. */
  most?: number;
}

const heading =
  '| database | rows | what | conn. | floor p50 | ours p50 | ratio | floor p99 | ours p99 | ratio | floor /s | ours /s | share | goal |';

const ms = (value: number): string => value.toFixed(2);
const ratio = (one: number, other: number): string => (one / other).toFixed(2);

/** Goal 1: p50 within 1.5 and p99 within 2 times the floor; under load, at least half of its rate. */
export const meetsGoal = ({ connections, floor, ours, most }: ComparisonRow): boolean =>
  most !== undefined
    ? ours.p50 <= floor.p50 * most
    : connections === 1
      ? ours.p50 <= floor.p50 * 1.5 && ours.p99 <= floor.p99 * 2
      : ours.perSecond >= floor.perSecond / 2;

const lineText = (line: ComparisonRow): string => {
  const { database, rows, what, connections, floor, ours } = line;
  return `| ${[
    ...[database, rows.toLocaleString('en-US'), what, connections],
    ...[ms(floor.p50), ms(ours.p50), ratio(ours.p50, floor.p50)],
    ...[ms(floor.p99), ms(ours.p99), ratio(ours.p99, floor.p99)],
    ...[Math.round(floor.perSecond), Math.round(ours.perSecond)],
    ...[ratio(ours.perSecond, floor.perSecond), meetsGoal(line) ? 'holds' : 'MISSED'],
  ].join(' | ')} |`;
};

export const formatComparisonTable = (lines: readonly ComparisonRow[]): string =>
  [heading, heading.replace(/[^|]+/g, '---'), ...lines.map(lineText)].join('\n');
