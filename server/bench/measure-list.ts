import { formatComparisonTable, type ComparisonRow } from './figures';
import {
  compareLoads,
  assertEqualResponses,
  type ResponseComparison,
  type MeasuredServer,
  type ComparedUrls,
} from './sides';

const loads = [1, 32];

export interface ListRequest {
  /** Name of the floor's statement; without it, the page is compared with our own first page. */
  floor?: string;
  /** Query string of our request; `{last}` is replaced by the number of the last page. */
  query: string;
  headers?: Record<string, string>;
  path?: string;
  /** Comparison of two responses; by default they are equal if their rows have the same ids. */
  same?: ResponseComparison;
}

interface ListMeasurement {
  database: string;
  rows: number;
  path: string;
  questions: Readonly<Record<string, ListRequest>>;
  /** Highest ratio of our time to the floor's; without it, goal 1 applies. */
  most?: number;
  floor: MeasuredServer;
  ours: MeasuredServer;
}

export const measureList = async ({
  database,
  rows,
  path,
  questions,
  most,
  floor,
  ours,
}: ListMeasurement): Promise<ComparisonRow[]> => {
  const own = `${ours.origin}${path}?${ours.query}`;
  const answer = await fetch(own, { headers: ours.headers });
  const { meta } = (await answer.json()) as { meta: { last_page: number } };
  const urlsOf = (question: ListRequest): ComparedUrls => {
    const from = `${ours.origin}${question.path ?? path}?${ours.query}`;
    const url = `${from}&${encodeURI(question.query.replace('{last}', String(meta.last_page)))}`;
    const { headers = {} } = question;
    return question.floor
      ? { floor: `${floor.origin}/${question.floor}`, ours: url, headers }
      : { floor: own, ours: url, isOwn: true, headers };
  };
  const lines: ComparisonRow[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const page = Number(/page=(\d+)/.exec(question.query)?.[1] ?? 1);
    if (page > meta.last_page) continue;
    const urls = urlsOf(question);
    if (!urls.isOwn) await assertEqualResponses(urls, ours, what, question.same);
    for (const connections of loads) {
      const figures = await compareLoads(urls, ours, connections);
      lines.push({
        ...{ database, rows, what, connections, ...figures },
        ...(most !== undefined && { most }),
      });
      process.stderr.write(`${formatComparisonTable(lines.slice(-1)).split('\n').at(-1) ?? ''}\n`);
    }
  }
  return lines;
};
