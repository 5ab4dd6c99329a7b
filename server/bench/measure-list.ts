import { tableOf, type Line } from './figures';
import { compare, assertSame, type Comparison, type Side, type Urls } from './sides';

const loads = [1, 32];

export interface Question {
  /** Name that the floor has for it; without one, a page far in is held against our own first page. */
  floor?: string;
  /** What is asked of ours; `{last}` stands for the number of the last page. */
  query: string;
  headers?: Record<string, string>;
  /** Where ours answers it, where that is not where the list is. */
  path?: string;
  /** When both answers count as the same; without it, when they have the rows of the same ids. */
  same?: Comparison;
}

interface ListMeasurement {
  /** Name of the database. */
  database: string;
  /** How many rows it has. */
  rows: number;
  /** Where ours answers the list. */
  path: string;
  questions: Readonly<Record<string, Question>>;
  /** At most so many times the floor; without it, goal 1. */
  most?: number;
  floor: Side;
  ours: Side;
}

/** Asks both sides in turns, alone and from 32 at once, and tells each line as soon as it is known. */
export const measureList = async ({
  database,
  rows,
  path,
  questions,
  most,
  floor,
  ours,
}: ListMeasurement): Promise<Line[]> => {
  const own = `${ours.origin}${path}?${ours.query}`;
  const answer = await fetch(own, { headers: ours.headers });
  const { meta } = (await answer.json()) as { meta: { last_page: number } };
  const urlsOf = (question: Question): Urls => {
    const from = `${ours.origin}${question.path ?? path}?${ours.query}`;
    const url = `${from}&${encodeURI(question.query.replace('{last}', String(meta.last_page)))}`;
    const { headers = {} } = question;
    return question.floor
      ? { floor: `${floor.origin}/${question.floor}`, ours: url, headers }
      : { floor: own, ours: url, isOwn: true, headers };
  };
  const lines: Line[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const page = Number(/page=(\d+)/.exec(question.query)?.[1] ?? 1);
    if (page > meta.last_page) continue;
    const urls = urlsOf(question);
    if (!urls.isOwn) await assertSame(urls, ours, what, question.same);
    for (const connections of loads) {
      const figures = await compare(urls, ours, connections);
      lines.push({
        ...{ database, rows, what, connections, ...figures },
        ...(most !== undefined && { most }),
      });
      process.stderr.write(`${tableOf(lines.slice(-1)).split('\n').at(-1) ?? ''}\n`);
    }
  }
  return lines;
};
