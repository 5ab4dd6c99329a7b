import sql, { type Sql } from 'sql-template-tag';
import type { DuplicateReason } from '../../../contract/applicants/duplicates/duplicate-constants';
import type { Db } from '../../platform/db/database';

/** Maximum of pairs for each person and reason, since an agency's phone number may belong to hundreds. */
const maxMatches = 20;

/** Pairs of the given people (`person`) with others who have the same value in a column. */
const selectSuspectedPairs = (people: Sql, reason: DuplicateReason, isSame: Sql): Sql => sql`
  select person.id as one, match.id as other, ${reason}::text as reason
  from applicant person cross join lateral (
    select id from applicant other
    where ${isSame} and other.id <> person.id and other.merged_into_id is null
    limit ${maxMatches}::integer) match
  where person.merged_into_id is null and ${people}`;

/**
 * Stores pairs of people with one mailbox, phone number or identity document; decided pairs stay decided.
 * Call `lockPeople` first: two people who are stored at once would not see each other. `people` is a
 * predicate over alias `person`.
 */
export const recordSuspectedDuplicates = (db: Db, people: Sql): Promise<number> =>
  db.run(sql`
    insert into duplicate_pair as pair (first_id, second_id, reasons)
    select least(one, other), greatest(one, other), array_agg(distinct reason order by reason)
    from (
      ${selectSuspectedPairs(people, 'email', sql`other.mailbox = person.mailbox`)}
      union all
      ${selectSuspectedPairs(people, 'phone', sql`other.phone_number <> '' and other.phone_number = person.phone_number`)}
      union all
      ${selectSuspectedPairs(people, 'document', sql`other.document_hash = person.document_hash`)}
    ) found
    group by 1, 2
    on conflict (first_id, second_id) do update set reasons = excluded.reasons
      where pair.state = 'suspected' and pair.reasons <> excluded.reasons`);
