export interface GoalResult {
  goal: string;
  what: string;
  measured: number;
  /** Upper limit of the measured value, in `unit`. */
  limit: number;
  unit: string;
}

export const isWithinLimit = ({ measured, limit }: GoalResult): boolean => measured <= limit;

const figure = (value: number, unit: string): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: unit === 'ms' || unit === 'requests' ? 0 : 2 })} ${unit}`.trim();

const header = ['goal', 'what', 'measured', 'at most', 'verdict'];

export const formatTable = (lines: readonly GoalResult[]): string =>
  [
    header,
    header.map(() => '---'),
    ...lines.map((line) => [
      line.goal,
      line.what,
      figure(line.measured, line.unit),
      figure(line.limit, line.unit),
      isWithinLimit(line) ? 'holds' : 'does not hold',
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
