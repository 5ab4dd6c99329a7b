import sql from 'sql-template-tag';
import type { MailboxSettings } from '../config-mail';
import type { Db } from '../db/database';

export interface MailboxPosition {
  uidValidity: string;
  lastUid: number;
}

const toKey = ({ credentials: { user }, host, folder }: MailboxSettings): string =>
  `${user}@${host}/${folder}`;

/** Position up to which the mailbox was read; undefined if it was never read. */
export const readMailboxPosition = (
  db: Db,
  settings: MailboxSettings,
): Promise<MailboxPosition | undefined> =>
  db.one<MailboxPosition>(sql`
    select uid_validity as "uidValidity", last_uid::float8 as "lastUid" from mailbox_position
    where mailbox = ${toKey(settings)} and uid_validity <> ''`);

/** Call it in the transaction that handles the message, so that none is handled twice. */
export const storeMailboxPosition = (
  db: Db,
  settings: MailboxSettings,
  { uidValidity, lastUid }: MailboxPosition,
  unmatched: number,
): Promise<number> =>
  db.run(sql`
    insert into mailbox_position (mailbox, uid_validity, last_uid, unmatched)
    values (${toKey(settings)}, ${uidValidity}, ${lastUid}, ${unmatched})
    on conflict (mailbox) do update set uid_validity = excluded.uid_validity,
      last_uid = excluded.last_uid, unmatched = mailbox_position.unmatched + excluded.unmatched`);

/** Stores the result of reading the mailbox; `problem` is empty after a success. */
export const storeReadingResult = (
  db: Db,
  settings: MailboxSettings,
  problem: string,
): Promise<number> =>
  db.run(sql`
    insert into mailbox_position (mailbox, uid_validity, last_uid, problem)
    values (${toKey(settings)}, '', 0, ${problem})
    on conflict (mailbox) do update set problem = excluded.problem,
      read_at = case when excluded.problem = '' then now() else mailbox_position.read_at end`);

export interface MailboxReading {
  readAt: string;
  problem: string;
  unmatched: number;
}

/** Result of the last reading; undefined before the first one. */
export const getLastMailboxReading = (
  db: Db,
  settings: MailboxSettings,
): Promise<MailboxReading | undefined> =>
  db.one<MailboxReading>(sql`
    select to_json(read_at) as "readAt", problem, unmatched from mailbox_position
    where mailbox = ${toKey(settings)}`);
