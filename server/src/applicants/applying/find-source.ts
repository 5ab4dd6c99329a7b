import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';
import { chooseApplicantSource, type VisitSource } from './touch.rule';

interface Id {
  id: number;
}

/**
 * Id of the applicant source that the link names, else of the default source, which is created if missing.
 */
export const getApplicantSourceId = async (
  tx: Transaction,
  touch: VisitSource,
): Promise<number | null> => {
  const word = touch.source?.toLowerCase() ?? '';
  const { name, identifier } = chooseApplicantSource(touch);
  const find = () =>
    tx.one<Id>(sql`
      select id from applicant_source
      where lower(identifier) in (${word}, ${identifier}) or lower(name) in (${word}, lower(${name}))
      order by lower(identifier) = ${word} desc, lower(name) = ${word} desc, id limit 1`);
  const known = await find();
  if (known) return known.id;
  const made = await tx.one<Id>(sql`
    insert into applicant_source (name, identifier) values (${name}, ${identifier})
    on conflict do nothing returning id`);
  if (made) announce(tx, { owner: 'applicant-source', ids: [made.id], jobIds: [] });
  return (made ?? (await find()))?.id ?? null;
};
