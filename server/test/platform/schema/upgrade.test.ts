import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { onDatabase } from '../../server';
import { findBreakingChanges } from './compatible';
import { readSchema } from './read-schema';
import { findUndocumentedHolds } from './table-holders';

/** First migration to check; earlier ones run on empty databases only. */
const first = '0011';

onDatabase((server) => {
  it('the released server can run with the new schema during an upgrade', async () => {
    const record = await readFile('server/test/platform/schema/released-schema.txt', 'utf8');
    expect(findBreakingChanges(record.trim().split('\n'), await readSchema(server().db))).toEqual(
      [],
    );
  });
});

it('every migration that blocks writes says in a comment for how long', async () => {
  const folder = resolve('server/migrations');
  for (const name of (await readdir(folder)).filter((file) => file >= first))
    expect([name, findUndocumentedHolds(await readFile(join(folder, name), 'utf8'))]).toEqual([
      name,
      [],
    ]);
});

const released = [
  'column job.id integer default',
  'column job.title text required',
  'column job.note text nullable',
  '- column job.old_note text nullable',
  'rule job PRIMARY KEY (id)',
  'function shown(integer)',
];
const [id = '', title = '', note = '', , key = '', shown = ''] = released;

describe('a schema change that would break the released server is found', () => {
  it.each<[string, string[], number]>([
    ['nothing new', [id, title, note, key, shown], 0],
    ['a new function', [id, title, note, key, shown, 'function told()'], 0],
    [
      'a column that may be left out',
      [id, title, note, key, shown, 'column job.pay integer nullable'],
      0,
    ],
    ['a column with a default', [id, title, note, key, shown, 'column job.pay integer default'], 0],
    [
      'a table of its own',
      [id, title, note, key, shown, 'column pay.id integer required', 'rule pay CHECK (x)'],
      0,
    ],
    [
      'a column that need not be written any more',
      [id, title.replace('required', 'nullable'), note, key, shown],
      0,
    ],
    ['a column that is gone', [id, note, key, shown], 1],
    ['a column of another type', [id, title.replace('text', 'integer'), note, key, shown], 2],
    [
      'a column that has to be written',
      [id, title, note, key, shown, 'column job.pay integer required'],
      1,
    ],
    [
      'a column that may not be empty any more',
      [id, title, note.replace('nullable', 'default'), key, shown],
      1,
    ],
    ['a rule for fewer rows', [id, title, note, `${key} WHERE (id > 1)`, shown], 0],
    ['a rule more', [id, title, note, key, shown, 'rule job CHECK ((title <> ’’))'], 1],
    ['a function that is gone', [id, title, note, key], 1],
  ])(
    'a schema change that would break the released server is found: a migration with %s',
    (_, now, count) => {
      expect(findBreakingChanges(released, now)).toHaveLength(count);
    },
  );
});

describe('a migration that blocks writes must state this in a comment', () => {
  it.each<[string, string, string[]]>([
    ['an index', 'create index job_note on job (note);', ['job']],
    [
      'an index that is said',
      '-- holds job: a second for 100,000 jobs\ncreate index on job (note);',
      [],
    ],
    ['an index of its own table', 'create table pay (id integer);\ncreate index on pay (id);', []],
    ['a type', 'alter table job\n  alter column note type integer using 1;', ['job']],
    ['a rule', 'alter table job add constraint paid check (pay > 0);', ['job']],
    ['a rule for what comes', 'alter table job add constraint paid check (pay > 0) not valid;', []],
    ['all rows', 'alter table job add column pay integer;\nupdate job set pay = 0;', ['job']],
    [
      'a function that updates one row',
      'create function f() returns void as $$ update job set pay = 1; $$;',
      [],
    ],
    [
      'a column that is reckoned',
      'alter table job\n  add key text generated always as (lower(title)) stored;',
      ['job'],
    ],
    ['a column', 'alter table job add column pay integer not null default 0;', []],
  ])(
    'a migration that blocks writes must state this in a comment: a migration with %s',
    (_, text, held) => {
      expect(findUndocumentedHolds(text)).toEqual(held);
    },
  );
});
