import sql from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import {
  mailKinds,
  type MailFrequency,
  type MailKindName,
} from '../../../contract/platform/mail/mail-kind-constants';
import type { Db } from '../db/database';
import { getFrequency, getUsualFrequency, mayGetMailKind, listFrequencies } from './frequency.rule';
import type { MailKind } from './mail-kind';
import { digestKindName } from './digest-mail';
import { releaseWaitingMail } from './gather-digests';
import type { Unsubscription } from './unsubscribe-token';

export interface MailChoice {
  kind: MailKindName;
  label: string;
  frequency: MailFrequency;
  frequencies: readonly MailFrequency[];
}

interface ChoosingPerson {
  roles: Role[];
  chosen: Partial<Record<string, MailFrequency>>;
}

const readChoosingPerson = async (db: Db, personId: number): Promise<ChoosingPerson> => {
  const person = await db.one<ChoosingPerson>(sql`
    select array(select role from held_role where user_id = ${personId} order by role) as roles,
      (select coalesce(json_object_agg(kind, frequency), '{}') from mail_preference
        where person_id = ${personId}) as chosen`);
  return person ?? { roles: [], chosen: {} };
};

const listOptionalKinds = (kinds: readonly MailKind[], roles: readonly Role[]): MailKind[] =>
  kinds.filter((kind) => kind.optionalFor !== undefined && mayGetMailKind(kind, roles));

export const readMailChoices = async (
  db: Db,
  kinds: readonly MailKind[],
  personId: number,
): Promise<MailChoice[]> => {
  const { roles, chosen } = await readChoosingPerson(db, personId);
  return listOptionalKinds(kinds, roles).map((kind) => ({
    ...{ kind: kind.name, label: mailKinds[kind.name] },
    frequency: getFrequency(kind, roles, chosen[kind.name] ?? null),
    frequencies: listFrequencies(kind),
  }));
};

/**
 * Stores a person's choices of mail. A choice equal to the default is not stored. Choices for kinds that the
 * person's roles do not receive are unchanged.
 */
export const writeMailChoices = (
  db: Db,
  kinds: readonly MailKind[],
  personId: number,
  wanted: Readonly<Partial<Record<string, MailFrequency>>>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { roles } = await readChoosingPerson(tx, personId);
    const choices = listOptionalKinds(kinds, roles).flatMap((kind) => {
      const frequency = wanted[kind.name];
      if (frequency === undefined || !listFrequencies(kind).includes(frequency)) return [];
      return [
        { kind: kind.name, frequency, isUsual: frequency === getUsualFrequency(kind, roles) },
      ];
    });
    const names = (of: typeof choices): string[] => of.map(({ kind }) => kind);
    const stored = choices.filter(({ isUsual }) => !isUsual);
    await tx.run(sql`
      delete from mail_preference where person_id = ${personId}
        and kind = any (${names(choices)}::text[]) and kind <> all (${names(stored)}::text[])`);
    await tx.run(sql`
      insert into mail_preference (person_id, kind, frequency)
      select ${personId}, * from unnest(${names(stored)}::text[],
        ${stored.map(({ frequency }) => frequency)}::text[])
      on conflict (person_id, kind) do update set frequency = excluded.frequency`);
    await releaseWaitingMail(
      tx,
      personId,
      names(choices.filter(({ frequency }) => frequency !== 'daily')),
    );
  });

/**
 * Turns off one kind of mail for a person; `digest` means every kind in the daily digest. Does nothing for a
 * deleted person.
 */
export const turnOffMail = (
  db: Db,
  kinds: readonly MailKind[],
  { personId, kind }: Unsubscription,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { roles, chosen } = await readChoosingPerson(tx, personId);
    const names = kinds
      .filter(({ optionalFor }) => optionalFor !== undefined)
      .filter((each) =>
        kind === digestKindName
          ? getFrequency(each, roles, chosen[each.name] ?? null) === 'daily'
          : each.name === kind,
      )
      .map(({ name }) => name);
    await tx.run(sql`
      insert into mail_preference (person_id, kind, frequency)
      select person.id, name, 'off' from app_user person cross join unnest(${names}::text[]) name
      where person.id = ${personId}
      on conflict (person_id, kind) do update set frequency = excluded.frequency`);
    await releaseWaitingMail(tx, personId, names);
  });
