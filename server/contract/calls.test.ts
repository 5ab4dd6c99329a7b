import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from './call';
import { lookups } from './lookups';

/** Exports of a contract file: single calls, or an object of the calls of one or several kinds of record. */
interface Calls {
  [name: string]: Call | Calls;
}

const isCall = (value: Calls[string]): value is Call => typeof value?.method === 'string';

const callsIn = (calls: Calls): [string, Call][] =>
  Object.entries(calls).flatMap(([name, value]) =>
    isCall(value) ? [[name, value]] : callsIn(value),
  );

const calls = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.calls.ts'))
  .flatMap((name) => callsIn(jest.requireActual<Calls>(join(__dirname, name))));
const reads = calls.filter(([, { changes }]) => !changes);
const writes = calls.filter(([, { changes }]) => changes);

const resourceOf = ({ path }: Pick<Call, 'path'>): string => path.split('/')[3] ?? '';

const offered = Object.values(lookups).map(({ path }) => resourceOf({ path }));

// Records that no page of the console shows yet.
const unseen = ['registry'];

test.each(writes)(
  'for each kind of record that the call %s changes, the API has a call that reads it',
  (_, { changes = [] }) => {
    const shown = new Set([
      ...offered,
      ...reads.flatMap(([, read]) => read.shows ?? [resourceOf(read)]),
    ]);
    expect(changes.filter((kind) => !shown.has(kind) && !unseen.includes(kind))).toEqual([]);
  },
);
