import sql, { raw } from 'sql-template-tag';
import type { Database, Db } from '../src/platform/db/database';
import { openDatabase } from '../src/platform/db/database';
import { fillDatabase } from './fill';
import { seedInBulk } from './seed-in-bulk';

export interface SearchDataSize {
  applications: number;
  messages: number;
  jobs: number;
  referrals: number;
  people: number;
}

const addPeople = (db: Db, people: number): Promise<number> =>
  db.run(sql`
    insert into app_user (user_name, first_name, last_name, email)
    select 'bench.' || n, (array['Asha','Ravi','Meera','Kavya','Arjun'])[1 + n % 5],
      'Bench' || n, 'bench.' || n || '@kestrelfoods.example'
    from generate_series(1, ${people}::integer) n`);

const addMessages = (db: Db, messages: number): Promise<number> =>
  db.run(sql`
    with place as (
      select channel.id, channel.last_sequence, referral.referrer_id,
        row_number() over (order by channel.id) - 1 as number, count(*) over () as channels
      from chat_channel channel join referral on referral.application_id = channel.application_id),
    added as (
      insert into chat_message (channel_id, sequence, sender_id, session_id, text, updated_at)
      select place.id, place.last_sequence + line, place.referrer_id, '',
        (array['Could you send the resume tomorrow?', 'The panel liked the answers on storage',
          'Please call the store manager first', 'Notice period is sixty days'])[1 + (place.number + line) % 4]
          || ' ' || md5(place.number || ' ' || line),
        now() - line * interval '1 hour'
      from place cross join lateral generate_series(1, ceil(${messages}::numeric / place.channels)::integer) line)
    update chat_channel set last_sequence = place.last_sequence + ceil(${messages}::numeric / place.channels)::integer,
      last_said = place.last_sequence + ceil(${messages}::numeric / place.channels)::integer
    from place where place.id = chat_channel.id`);

/** Example resumes consist of these phrases: common words of the trade, and ten thousand rare words. */
const [phrases, phrasesOfEach] = [5_000, 13];
const chunk = 50_000;

const addPhrases = (db: Db): Promise<number> =>
  db.run(sql`
    create table bench_phrase as
    select n as id, initcap((array['managed','built','led','sold','planned','audited','trained'])[1 + n % 7])
        || ' ' || (array['store teams','payroll','cold storage','a kitchen','retail sales','React and Node.js',
          'SAP stock','night shifts','food safety','the sharma account','engineer rotas'])[1 + n % 11]
        || ' at ' || substr(md5(n::text), 1, 9) || ' ' || substr(md5(n || 'more'), 1, 8)
        || ' in ' || (1990 + n % 36) || ', ' || (n % 40) || ' people' as text
    from generate_series(1, ${phrases}::integer) n`);

const addResumes = async (db: Db): Promise<void> => {
  await addPhrases(db);
  await db.run(sql`alter table bench_phrase add primary key (id)`);
  const index = await db.one<{ made: string }>(
    sql`select indexdef as made from pg_indexes where indexname = 'resume_text_words'`,
  );
  await db.run(sql`drop index resume_text_words`);
  const { last = 0 } =
    (await db.one<{ last: number }>(sql`select max(id) as last from application`)) ?? {};
  for (let first = 1; first <= last; first += chunk)
    await db.run(sql`
      with made as (
        select id, gen_random_uuid() as file_id from application
        where id between ${first}::integer and ${first + chunk - 1}::integer and resume_file_id is null),
      file as (
        insert into stored_file (id, name, media_type, size, sha256)
        select file_id, 'resume.pdf', 'application/pdf', 1000, '' from made returning id),
      told as (
        insert into resume_text (file_id, text, words)
        select file.id, told.text, regexp_replace(folded(' ' || told.text), '\\s+', ' ', 'g')
        from file join made on made.file_id = file.id
        cross join lateral (
          select string_agg(phrase.text, E'.\n') as text from bench_phrase phrase
          where phrase.id = any (array(
            select 1 + abs(hashtext(made.id || ' ' || place)) % ${raw(String(phrases))}
            from generate_series(1, ${raw(String(phrasesOfEach))}) place))) told)
      update application set resume_file_id = made.file_id from made where made.id = application.id`);
  await db.run(sql([index?.made ?? '']));
  await db.run(sql`drop table bench_phrase`);
};

export const addSearchData = async (
  connectionString: string,
  { applications, messages, jobs, referrals, people }: SearchDataSize,
): Promise<void> => {
  await fillDatabase(connectionString, applications, referrals);
  const db: Database = openDatabase({
    connectionString,
    connections: 1,
    statementTimeout: 3_600_000,
  });
  const today = new Date().toISOString().slice(0, 10);
  const { count = 0 } =
    (await db.one<{ count: number }>(sql`select count(*) as count from job`)) ?? {};
  await seedInBulk(db, { jobs: Math.max(0, jobs - count), applications: 0, today });
  await addPeople(db, people);
  await addMessages(db, messages);
  await addResumes(db);
  await db.run(sql`vacuum (analyze)`);
  await db.close();
};
