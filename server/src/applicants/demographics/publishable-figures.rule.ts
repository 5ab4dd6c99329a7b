import { minDemographicGroupSize } from '../../../contract/applicants/demographics/demographic-constants';

export interface CountedAnswers {
  /** First day of the quarter. */
  quarter: string;
  departmentId: number;
  choice: number;
  answers: number;
}

/** A line of the figures: ids of choices that are counted together. */
type Line = readonly number[];

export interface PublishedGroup {
  /** Id of the department; null for all departments together. */
  departmentId: number | null;
  answers: number[];
}

export interface PublishedPeriod {
  /** First days of the period's first and last quarter. */
  first: string;
  last: string;
  lines: Line[];
  /** Counts per group, each with one number per line; the group of all departments is first. */
  groups: PublishedGroup[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const sumByChoice = (cells: readonly CountedAnswers[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { choice, answers } of cells) sums.set(choice, (sums.get(choice) ?? 0) + answers);
  return sums;
};

const groupBy = <Key>(
  cells: readonly CountedAnswers[],
  keyOf: (cell: CountedAnswers) => Key,
): Map<Key, CountedAnswers[]> => {
  const groups = new Map<Key, CountedAnswers[]>();
  for (const cell of cells) {
    const group = groups.get(keyOf(cell));
    if (group) group.push(cell);
    else groups.set(keyOf(cell), [cell]);
  }
  return groups;
};

/**
 * Lines of single choices with at least ten answers, the largest first; then a line of all other choices,
 * with at least ten answers too.
 */
const toLines = (cells: readonly CountedAnswers[]): Line[] => {
  const counted = [...sumByChoice(cells)]
    .filter(([, answers]) => answers > 0)
    .sort(([a, many], [b, more]) => more - many || a - b);
  const own = counted.filter(([, answers]) => answers >= minDemographicGroupSize);
  const others = counted.filter(([, answers]) => answers < minDemographicGroupSize);
  while (others.length > 0 && sum(others.map(([, answers]) => answers)) < minDemographicGroupSize) {
    const smallest = own.pop();
    if (!smallest) return [];
    others.push(smallest);
  }
  return [
    ...own.map(([choice]) => [choice]),
    ...(others.length > 0 ? [others.map(([choice]) => choice)] : []),
  ];
};

const countLines = (lines: readonly Line[], cells: readonly CountedAnswers[]): number[] => {
  const sums = sumByChoice(cells);
  return lines.map((line) => sum(line.map((choice) => sums.get(choice) ?? 0)));
};

const isLarge = (answers: readonly number[]): boolean =>
  answers.every((number) => number >= minDemographicGroupSize);

/**
 * Departments with at least ten answers in each line, if all other departments together also have at least
 * ten in each.
 */
const publishDepartments = (
  lines: readonly Line[],
  cells: readonly CountedAnswers[],
): PublishedGroup[] => {
  const departments = [...groupBy(cells, ({ departmentId }) => departmentId)].map(
    ([departmentId, own]) => ({ departmentId, answers: countLines(lines, own) }),
  );
  const shown = departments
    .filter(({ departmentId, answers }) => departmentId !== 0 && isLarge(answers))
    .sort((a, b) => sum(b.answers) - sum(a.answers) || a.departmentId - b.departmentId);
  const total = countLines(lines, cells);
  const isRestSafe = (): boolean => {
    const rest = total.map((all, at) => all - sum(shown.map(({ answers }) => answers[at] ?? 0)));
    return sum(rest) === 0 || isLarge(rest);
  };
  while (shown.length > 0 && !isRestSafe()) shown.pop();
  return shown;
};

/**
 * Figures of one question that may be shown, so that no sum and no difference reveals fewer than ten people:
 * periods do not overlap, all groups of a period have the same lines, and the departments that are not shown
 * have enough people together. A period grows by quarters until it has two lines.
 */
export const toPublishableFigures = (cells: readonly CountedAnswers[]): PublishedPeriod[] => {
  const periods: PublishedPeriod[] = [];
  let own: CountedAnswers[] = [];
  const quarters = [...groupBy(cells, ({ quarter }) => quarter)];
  for (const [quarter, counted] of quarters.sort(([a], [b]) => a.localeCompare(b))) {
    own = [...own, ...counted];
    const lines = toLines(own);
    if (lines.length < 2) continue;
    const all = { departmentId: null, answers: countLines(lines, own) };
    const groups = [all, ...publishDepartments(lines, own)];
    periods.push({ first: own[0]?.quarter ?? quarter, last: quarter, lines, groups });
    own = [];
  }
  return periods;
};
