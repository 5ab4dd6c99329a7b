import { Linter } from 'eslint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';
import { house } from './house-rules.js';
import { judgeWrites } from './judge-write.js';
import { remainingWrites, tables } from './server-law.js';

const linter = new Linter({ cwd: '/console' });
const lint = (file, source) =>
  linter
    .verify(
      source,
      {
        files: ['**'],
        plugins: { house },
        languageOptions: { parser },
        rules: { 'house/table-law': 'error' },
      },
      { filename: `/console/${file}` },
    )
    .map(({ message }) => message);

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const migrations = filesIn('server/migrations', '.sql').map((file) => readFileSync(file, 'utf8'));
const created = migrations.flatMap((text) =>
  [...text.matchAll(/^create (?:unlogged )?table ([a-z_]+)/gm)].map((match) => match[1]),
);

const payouts = 'server/src/referrals/payouts/change.ts';
const refused = 'application is written by the wing applicants alone; call what it offers.';

describe('ownership of tables', () => {
  it('the rule on table owners gives every table one owner', () => {
    expect(Object.values(tables).flat().toSorted()).toEqual(created.toSorted());
  });

  it.each([
    'sql`update application set version = 1`',
    'sql`insert into application (id) values (1)`',
    'sql`with gone as (delete from application where id = ${1} returning id) select 1`',
    'sql`UPDATE ONLY application set version = ${1}`.text',
  ])('the rule on table owners refuses a write to a table of another wing: %s', (source) => {
    expect(lint(payouts, source)).toHaveLength(1);
    expect(lint('server/src/applicants/applications/change.ts', source)).toEqual([]);
  });

  it.each([
    'sql`select id from application for update`',
    'sql`select 1 from application for no key update of application`',
    'sql`insert into referral (id) values (1) on conflict do update set id = 1`',
    'sql`update referral set version = 1 from application`',
    'const text = `update application set version = 1`',
  ])(
    'the rule on table owners allows a wing to read any table, and to write its own: %s',
    (source) => {
      expect(lint(payouts, source)).toEqual([]);
    },
  );

  it('the rule on table owners names the owner of the table in its message', () => {
    expect(judgeWrites(payouts, 'update application set version = 1')).toEqual([refused]);
  });

  it('the rule on table owners applies to database functions too', () => {
    const words = filesIn('server/routines', '.sql').flatMap((file) =>
      judgeWrites(file, readFileSync(file, 'utf8').replaceAll(/--.*/g, '')),
    );
    expect(words).toEqual([]);
  });

  it('the rule on table owners lists no exception that its file no longer needs', () => {
    const needless = Object.entries(remainingWrites).flatMap(([file, names]) => {
      const text = readFileSync(file, 'utf8');
      return names.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(needless).toEqual([]);
  });

  it('every trigger is described in docs/data-model.md', () => {
    const page = readFileSync('docs/data-model.md', 'utf8');
    const triggers = filesIn('server/routines', '.sql').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/create or replace trigger (\w+)/g)].map(
        (match) => match[1],
      ),
    );
    const named = new Set([...page.matchAll(/`(\w+)`/g)].map((match) => match[1]));
    expect(triggers.filter((name) => !named.has(name))).toEqual([]);
  });
});
