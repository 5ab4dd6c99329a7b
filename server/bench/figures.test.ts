import { computeFigures, meetsGoal, type LoadFigures, type ComparisonRow } from './figures';

const figures = (p50: number, p99: number, perSecond: number): LoadFigures => ({
  p50,
  p95: p99,
  p99,
  perSecond,
});
const line = (connections: number, floor: LoadFigures, ours: LoadFigures): ComparisonRow => ({
  ...{ database: 'x', rows: 1, what: 'page' },
  ...{ connections, floor, ours },
});

describe('the verdict on a benchmark measurement', () => {
  it('a benchmark takes percentiles over all rounds, and answers per second over the total time of the rounds', () => {
    const times = Array.from({ length: 100 }, (_, at) => at + 1);
    expect(
      computeFigures([
        { times, elapsed: 500 },
        { times: [], elapsed: 500 },
      ]),
    ).toEqual({
      ...{ p50: 51, p95: 96, p99: 100, perSecond: 100 },
    });
  });

  it.each([
    [line(1, figures(1, 2, 900), figures(1.5, 4, 600)), true],
    [line(1, figures(1, 2, 900), figures(1.6, 2, 600)), false],
    [line(1, figures(1, 2, 900), figures(1, 4.1, 600)), false],
    [line(32, figures(9, 20, 900), figures(17, 60, 450)), true],
    [line(32, figures(9, 20, 900), figures(9, 20, 449)), false],
    [{ ...line(32, figures(10, 20, 900), figures(13, 90, 400)), most: 1.3 }, true],
    [{ ...line(1, figures(10, 20, 900), figures(13.1, 20, 900)), most: 1.3 }, false],
  ])('measurement %# of the list passes or fails as expected', (measured, verdict) => {
    expect(meetsGoal(measured)).toBe(verdict);
  });
});
