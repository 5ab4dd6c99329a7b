import sql, { type Sql } from 'sql-template-tag';
import type { NotificationItem } from '../../../contract/platform/notifications/notification';
import { mostNotificationsCounted } from '../../../contract/platform/notifications/notification-constants';
import { immediateQueue, type Db } from '../db/database';
import type { NotificationSource } from '../notifications/routes';
import { announce } from '../realtime/changes';
import type { MailContent, MailKind } from './mail-kind';
import { alreadyReadSuppression } from './suppressed-mail';

/** Days for which the bell shows an entry. */
const maxDays = 30;

const maxCharacters = 140;

const idPrefix = 'mail-';

const isUnread = sql`notice is not null and read_at is null`;

export const announceNotices = (personIds: readonly number[]): void => {
  if (personIds.length > 0)
    announce(immediateQueue, { owner: 'notification', ids: personIds, jobIds: [] });
};

/** Adds a rendered message to the bell, with its button as a link into the console. */
export const storeNotice = async (
  db: Db,
  id: number,
  { subject, paragraphs, button }: MailContent,
): Promise<void> => {
  if (!button || !('path' in button)) return;
  const words = (paragraphs[0] ?? '').slice(0, maxCharacters);
  const notice = { title: subject, words, path: button.path };
  await db.run(sql`
    update mail_message set notice = ${JSON.stringify(notice)}::jsonb where id = ${id}`);
};

interface UnreadNotice {
  id: number;
  title: string;
  words: string;
  path: string;
  at: Date;
}

const toNotification = ({ id, title, words, path, at }: UnreadNotice): NotificationItem => {
  const { pathname, searchParams } = new URL(path, 'http://console');
  return {
    ...{ id: `${idPrefix}${id}`, title, words, at: at.toISOString() },
    ...{ to: pathname, params: {}, search: Object.fromEntries(searchParams) },
  };
};

const readUnreadNotices: NotificationSource['read'] = async (db, { userId }) => {
  const unread = await db.many<UnreadNotice>(sql`
    select id, notice ->> 'title' as title, notice ->> 'words' as words, notice ->> 'path' as path,
      created_at as at
    from mail_message
    where person_id = ${userId} and ${isUnread}
      and created_at > now() - ${maxDays} * interval '1 day'
    order by id desc limit ${mostNotificationsCounted}`);
  return unread.map(toNotification);
};

interface ReadNotices {
  kinds: readonly MailKind[];
  personId: number;
  /** Predicate over `mail_message`: notices to mark as read. */
  which: Sql;
}

/** Marks notices as read and cancels their unsent mail, except of kinds that nobody may turn off. */
export const markNoticesRead = async (
  db: Db,
  { kinds, personId, which }: ReadNotices,
): Promise<void> => {
  const optional = kinds.filter((kind) => kind.optionalFor !== undefined).map(({ name }) => name);
  const isTakenBack = sql`state in ('queued', 'deferred') and kind = any (${optional}::text[])`;
  const read = await db.run(sql`
    update mail_message set read_at = now(),
      state = case when ${isTakenBack} then 'suppressed' else state end,
      problem = case when ${isTakenBack} then ${alreadyReadSuppression.suppressed} else problem end
    where person_id = ${personId} and ${isUnread} and ${which}`);
  if (read > 0) announceNotices([personId]);
};

const toMailIds = (ids: readonly string[]): number[] =>
  ids.flatMap((id) => {
    const number = id.startsWith(idPrefix) ? id.slice(idPrefix.length) : '';
    return /^\d{1,9}$/.test(number) ? [Number(number)] : [];
  });

export const createMailNotices = (kinds: readonly MailKind[]): NotificationSource => ({
  read: readUnreadNotices,
  markRead: (db, { userId }, ids) =>
    markNoticesRead(db, {
      kinds,
      personId: userId,
      which: ids ? sql`id = any (${toMailIds(ids)}::integer[])` : sql`true`,
    }),
});
