import sql from 'sql-template-tag';
import type {
  BusyCalendar,
  BusyCalendarUpdate,
} from '../../../../contract/interviews/scheduling/busy-calendar';
import {
  busyCalendarMessages,
  busyProblems,
} from '../../../../contract/interviews/scheduling/busy-calendar-constants';
import type { Actor } from '../../../platform/access/actor';
import type { Db, Transaction } from '../../../platform/db/database';
import { AppError, invalidField } from '../../../platform/errors';
import { peopleRemoved } from '../../../identity/people/hooks';
import { UnreadCalendarError } from './ask-calendar';
import { toCalendarAddress } from './calendar-address.rule';
import { openCalendar, sealCalendar, type CalendarSecret } from './calendar-seal';
import {
  readCalendar,
  storeBusyTimes,
  type OutsideCalendar,
  type CalendarDependencies,
} from './read-calendar';
import type { BusyTime } from './read-busy-times';

export const readBusyCalendar = async (db: Db, userId: number): Promise<BusyCalendar | null> =>
  (await db.one<BusyCalendar>(sql`
    select kind, host, problem, to_json(read_at) #>> '{}' as "readAt"
    from busy_calendar where user_id = ${userId}`)) ?? null;

const toSecret = (sent: BusyCalendarUpdate): CalendarSecret => {
  const { kind, userName = '', password = '' } = sent;
  if (kind === 'caldav' && !userName) throw invalidField('userName', busyCalendarMessages.userName);
  if (kind === 'caldav' && !password) throw invalidField('password', busyCalendarMessages.password);
  return { address: sent.address, userName, password };
};

/**
 * Reads the calendar before it is stored.
 * @throws AppError with the reason, at the field to correct.
 */
const readAtOnce = async (
  parts: CalendarDependencies,
  asked: OutsideCalendar,
): Promise<BusyTime[]> => {
  try {
    return await readCalendar(parts, asked);
  } catch (error) {
    if (!(error instanceof UnreadCalendarError)) throw error;
    const field = error.problem === 'refused' && asked.kind === 'caldav' ? 'password' : 'address';
    throw invalidField(field, busyProblems[error.problem]);
  }
};

/** Stores a person's outside calendar only after it could be read. */
export const setBusyCalendar = async (
  parts: CalendarDependencies,
  { userId }: Actor,
  sent: BusyCalendarUpdate,
): Promise<void> => {
  const { db, config, keys } = parts;
  const secret = toSecret(sent);
  const { hostname } = toCalendarAddress(secret.address, config.calendarHosts);
  const person = await db.one<{ email: string }>(
    sql`select email from app_user where id = ${userId}`,
  );
  if (!person) throw new AppError('NOT_FOUND');
  const { kind } = sent;
  const times = await readAtOnce(parts, { userId, email: person.email, kind, secret });
  const sealed = sealCalendar(secret, keys);
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into busy_calendar (user_id, kind, host, sealed)
      values (${userId}, ${kind}, ${hostname}, ${sealed})
      on conflict (user_id) do update set kind = excluded.kind, host = excluded.host,
        sealed = excluded.sealed`);
    await storeBusyTimes(tx, userId, times).catch(() => {
      throw invalidField('address', busyProblems.unreadable);
    });
  });
};

export const removeBusyCalendar = async (db: Db, { userId }: Actor): Promise<void> => {
  await db.run(sql`delete from busy_calendar where user_id = ${userId}`);
};

export const leaverCalendarFollower = peopleRemoved.by(async (tx: Transaction, { ids }) => {
  await tx.run(sql`delete from busy_calendar where user_id = any (${[...ids]}::integer[])`);
});

/**
 * Encrypts all calendars with the newest key, since an earlier key may be deleted only when nothing is
 * encrypted with it.
 */
export const reencryptCalendars = async ({ db, keys }: CalendarDependencies): Promise<void> => {
  const stored = await db.many<{ userId: number; sealed: Buffer }>(
    sql`select user_id as "userId", sealed from busy_calendar order by user_id`,
  );
  for (const { userId, sealed } of stored) {
    const opened = openCalendar(sealed, keys);
    if (opened && !opened.isFirst)
      await db.run(sql`
        update busy_calendar set sealed = ${sealCalendar(opened.secret, keys)}
        where user_id = ${userId} and sealed = ${sealed}`);
  }
};
