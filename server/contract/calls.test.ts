import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from './call';

/** A resource exports its calls one by one, or all of a kind of record together. */
type Calls = Record<string, Call | Record<string, Call>>;

const isCall = (value: Calls[string]): value is Call => 'method' in value;

const calls = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.calls.ts'))
  .flatMap((name) => Object.entries(jest.requireActual<Calls>(join(__dirname, name))))
  .flatMap(([name, value]): [string, Call][] =>
    isCall(value) ? [[name, value]] : Object.entries(value),
  );
const reads = calls.filter(([, { changes }]) => !changes);
const writes = calls.filter(([, { changes }]) => changes);

const resourceOf = ({ path }: Call): string => path.split('/')[3] ?? '';

// Records that no page of the console shows yet.
const unseen = ['registry'];

test.each(writes)('%s changes only kinds of record that some call shows', (_, { changes = [] }) => {
  const shown = new Set(reads.flatMap(([, read]) => read.shows ?? [resourceOf(read)]));
  expect(changes.filter((kind) => !shown.has(kind) && !unseen.includes(kind))).toEqual([]);
});
