import sql from 'sql-template-tag';
import { mailKinds } from '../../../contract/platform/mail/mail-kind-constants';
import { readGrants } from '../access/read-grants';
import type { Db } from '../db/database';
import type { MailKind } from './mail-kind';

export interface MailChoice {
  kind: string;
  label: string;
  isOn: boolean;
}

/** Optional kinds that the person's roles can bring. */
const listOptionalKinds = async (
  db: Db,
  kinds: readonly MailKind[],
  personId: number,
): Promise<MailKind[]> => {
  const grants = await readGrants(db, personId);
  return kinds.filter(
    ({ optionalFor }) =>
      optionalFor !== undefined && (optionalFor === 'everybody' || grants.has(optionalFor)),
  );
};

export const readMailChoices = async (
  db: Db,
  kinds: readonly MailKind[],
  personId: number,
): Promise<MailChoice[]> => {
  const off = await db.many<{ kind: string }>(sql`
    select kind from mail_preference where person_id = ${personId}`);
  return (await listOptionalKinds(db, kinds, personId)).map(({ name }) => ({
    ...{ kind: name, label: mailKinds[name] },
    isOn: !off.some(({ kind }) => kind === name),
  }));
};

/** Turns the kinds in `wanted` on and all others off; kinds of roles that the person lacks stay. */
export const writeMailChoices = async (
  db: Db,
  kinds: readonly MailKind[],
  personId: number,
  wanted: readonly string[],
): Promise<void> => {
  const names = (await listOptionalKinds(db, kinds, personId)).map(({ name }) => name);
  await db.run(sql`
    with turned_on as (
      delete from mail_preference
      where person_id = ${personId} and kind = any (${names}::text[])
        and kind = any (${[...wanted]}::text[]))
    insert into mail_preference (person_id, kind, frequency)
    select ${personId}, kind, 'off' from unnest(${names}::text[]) as kind
    where kind <> all (${[...wanted]}::text[])
    on conflict do nothing`);
};
