import sql from 'sql-template-tag';
import { erasureRestorableDays } from '../../../contract/privacy/erasure/erasure-constants';
import { hashSecret } from '../../platform/access/secret-hash';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import type { ErasureResult, DataSubject } from '../../platform/personal-data';
import { announceApplications } from '../../platform/realtime/changes';
import type { ErasureCause, ErasureDependencies } from './erasure-dependencies';
import { readSubjects } from './read-subjects';
import { encryptOriginals } from './seal-originals';
import { splitByPerson } from './split-by-person.rule';
import { renameErasedFiles } from './take-files';

export interface StoredErasure {
  id: number;
  applicantIds: number[];
  applicationIds: number[];
  erasedAt: string;
  reason: string;
  rule: string;
  /** True if the law of a country requires that the original data are stored encrypted. */
  isSealed: boolean;
}

const eraseEverywhere = async (
  tx: Transaction,
  { data }: ErasureDependencies,
  people: readonly DataSubject[],
): Promise<ErasureResult> => {
  const originals: ErasureResult['originals'] = [];
  const unsure: ErasureResult['unsure'] = [];
  for (const part of data.filter(({ isKept }) => !isKept)) {
    const erased = await part.erase(tx, people);
    originals.push(...erased.originals);
    unsure.push(...erased.unsure);
  }
  originals.push(...(await renameErasedFiles(tx, originals)));
  return { originals, unsure };
};

/** Law of the country, among those of a person's jobs, that requires the original data longest. */
const longestLaw = sql`
  select coalesce(application.kept_since, application.updated_at)
      + make_interval(months => "limit".min_months) as until, country.name as country
  from application join job on job.id = application.job_id
    join retention_limit "limit" on "limit".country_id = job.country_id
    join country on country.id = job.country_id
  where application.id = any (person."applicationIds") and "limit".min_months is not null
  order by until desc limit 1`;

const storeErasures = (
  tx: Transaction,
  { keys }: ErasureDependencies,
  people: readonly DataSubject[],
  { originals, unsure }: ErasureResult,
  { actorId, reason, rule, erasedAt }: ErasureCause,
): Promise<StoredErasure[]> => {
  const byPerson = splitByPerson(people, originals);
  const places = splitByPerson(people, unsure);
  const { sealed, keyId } = encryptOriginals(
    people.map(({ names, emails, phones }, at) => ({
      words: { names, emails, phones },
      originals: byPerson[at] ?? [],
    })),
    keys,
  );
  const rows = people.map(({ applicantIds, applicationIds, emails }, at) => ({
    ...{ applicantIds, applicationIds },
    emailHashes: emails.map((email) => hashSecret(`anonymised ${email}`, keys)),
    unsure: (places[at] ?? []).map(({ place }) => place),
    sealed: sealed[at]?.toString('base64'),
    fileIds: (byPerson[at] ?? []).flatMap(({ table, fileIds }) =>
      table === 'stored_file' ? fileIds : [],
    ),
  }));
  return tx.many<StoredErasure>(sql`
    insert into erasure (applicant_ids, application_ids, email_hashes, unsure, sealed, sealed_with,
      file_ids, erased_at, erased_by, reason, rule, restorable_until, sealed_until, sealed_for)
    select person."applicantIds", person."applicationIds", person."emailHashes", person.unsure,
      decode(person.sealed, 'base64'), ${keyId}, person."fileIds", moment.at, ${actorId}::integer,
      ${reason}, ${rule}, moment.at + make_interval(days => ${erasureRestorableDays}::integer),
      law.until, coalesce(law.country, '')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as person ("applicantIds" integer[],
        "applicationIds" integer[], "emailHashes" text[], unsure text[], sealed text, "fileIds" uuid[])
      cross join (select coalesce(${erasedAt ?? null}::timestamptz, now()) as at) moment
      left join lateral (${longestLaw}) law on law.until > moment.at
    returning id, applicant_ids as "applicantIds", application_ids as "applicationIds",
      to_json(erased_at) #>> '{}' as "erasedAt", reason, rule, sealed_until is not null as "isSealed"`);
};

export const announcePeople = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  const jobs = await tx.many<{ jobId: number }>(sql`
    select distinct job_id as "jobId" from application where id = any(${ids}::integer[])`);
  announceApplications(
    tx,
    ids,
    jobs.map(({ jobId }) => jobId),
  );
};

/** Anonymises these people within the transaction; already anonymised people are skipped. */
export const erasePeople = async (
  tx: Transaction,
  parts: ErasureDependencies,
  applicantIds: readonly number[],
  cause: ErasureCause,
): Promise<StoredErasure[]> => {
  await lockPeople(tx);
  const people = (await readSubjects(tx, applicantIds)).filter(({ isErased }) => !isErased);
  if (people.length === 0) return [];
  const applicationIds = people.flatMap((person) => [...person.applicationIds]);
  await tx.many(sql`
    select id from application where id = any(${applicationIds}::integer[]) order by id for update`);
  await tx.many(sql`
    select id from applicant
    where id = any(${people.flatMap((person) => [...person.applicantIds])}::integer[])
    order by id for update`);
  const erased = await eraseEverywhere(tx, parts, people);
  const stored = await storeErasures(tx, parts, people, erased, cause);
  await audit(
    tx,
    cause.actorId,
    'application.anonymise',
    applicationIds.map((id) => ({ id })),
  );
  await announcePeople(tx, applicationIds);
  return stored;
};
