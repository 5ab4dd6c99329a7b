import { minGroup } from '../../../contract/applicants/demographics/demographic-constants';

export interface CountedAnswers {
  /** First day. */
  quarter: string;
  departmentId: number;
  choice: number;
  answers: number;
}

/** Choices that are counted together. */
type Line = readonly number[];

export interface PublishedGroup {
  /** Null for all departments together. */
  departmentId: number | null;
  answers: number[];
}

export interface PublishedPeriod {
  /** First days of the first and of the last quarter. */
  first: string;
  last: string;
  lines: Line[];
  /** One number for each line; all departments first. */
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

/** Choices of at least ten people, the largest first; then all others together, of at least ten. */
const toLines = (cells: readonly CountedAnswers[]): Line[] => {
  const counted = [...sumByChoice(cells)]
    .filter(([, answers]) => answers > 0)
    .sort(([a, many], [b, more]) => more - many || a - b);
  const own = counted.filter(([, answers]) => answers >= minGroup);
  const others = counted.filter(([, answers]) => answers < minGroup);
  while (others.length > 0 && sum(others.map(([, answers]) => answers)) < minGroup) {
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
  answers.every((number) => number >= minGroup);

/** Those of which each line, and each line of all the others together, has at least ten people. */
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
 * What may be shown of one question, so that no sum and no difference speaks of fewer than ten
 * people: periods do not overlap, all groups of a period have the same lines, and what is left of
 * a period without its departments is large too. A period grows by quarters until it has two lines.
 */
export const publishFigures = (cells: readonly CountedAnswers[]): PublishedPeriod[] => {
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
