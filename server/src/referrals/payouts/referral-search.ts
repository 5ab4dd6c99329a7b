import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { joinByAnd } from '../../platform/lists/criteria';
import { matchesTerm, startsWithText } from '../../platform/lists/search.rule';
import {
  rankFolded,
  selectHit,
  type SearchSource,
  type SearchText,
} from '../../platform/lists/search-source';
import { areWordsFrequent, selectFrequency } from '../../platform/lists/word-frequency';
import type { Viewer } from '../../platform/access/actor';
import { isWideReach, selectReach } from '../../platform/hiring-parts/job-reach';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { referralsInScope, type ReferralGrant } from './scope';

/** Newest referrals that tell whether words are frequent. */
const sampleSize = raw('200');
/** Newest referrals of all that are searched for frequent words. */
const maxNewest = raw('1000');
/** Referrals that one job of a narrow scope, or one colleague, contributes, and in all. */
const maxOfEach = raw('50');
const maxNear = raw('300');
/** Rows visited by the indexes of names, which serve rarer words. */
const maxIndexed = raw('2000');
/** Hits of the indexes that are ranked. */
const maxRanked = raw('20');
/** Colleagues of a name whose referrals are listed. */
const maxReferrers = raw('20');

const isOwn = (grants: Parameters<SearchSource['rows']>[1]['grants']): boolean =>
  grants.get('referral:view')?.scope === 'own';

interface Reach {
  /** Tables before all others; `near` holds the newest referrals of a narrow scope. */
  tables: Sql;
  /** Joins what the scope of the referral of a `hit` needs. */
  scoped: Sql;
  /** False where `near` holds all that the viewer may see, so that no index is read. */
  mayHaveMore: Sql;
  hasNear: boolean;
}

const newestFirst = sql`order by referral.referred_at desc, referral.application_id desc`;
const hasMore = sql`(select has_more from rest)`;

const toReach = ({ scope }: ReferralGrant, viewer: Viewer): Reach => {
  const scoped = sql`join referral on referral.application_id = hit.id`;
  if (scope === 'all') return { tables: empty, scoped, mayHaveMore: sql`true`, hasNear: false };
  if (scope === 'own') {
    const own = referralsInScope({ scope }, viewer);
    return {
      tables: sql`
        near as materialized (
          select referral.application_id as id from referral where ${own}
          order by referral.application_id desc limit ${maxNear}),
        rest as materialized (select (select count(*) from near) >= ${maxNear} as has_more),`,
      scoped: sql`${scoped} and ${own}`,
      mayHaveMore: hasMore,
      hasNear: true,
    };
  }
  const jobs = jobsInScope({ scope }, viewer);
  return {
    tables: sql`${selectReach(scope, viewer.userId)}
      near as materialized (
        select made.id, made.job_id from (select id from reach order by id desc) job
        cross join lateral (
          select referral.application_id as id, referral.job_id from referral
          where referral.job_id = job.id ${newestFirst} limit ${maxOfEach}) made
        limit ${maxNear}),
      rest as materialized (
        select ${isWideReach} or (select count(*) from near) >= ${maxNear}
          or exists (select from near group by job_id having count(*) >= ${maxOfEach}) as has_more),`,
    scoped: sql`${scoped} join job on job.id = referral.job_id and ${jobs}`,
    mayHaveMore: hasMore,
    hasNear: true,
  };
};

const nameKey = sql`application.name_key`;
/** All referrals, with the name of who was referred. */
const referred = sql`application where application.referrer_id is not null`;
const newestReferred = sql`${referred} order by application.id desc`;

/**
 * Tables `named`, `newest` and `indexed` of application ids: names that begin so, then frequent words among
 * the newest referrals, then the index of texts.
 */
const selectReferred = (
  { text, words }: SearchText,
  { scoped, mayHaveMore, hasNear }: Reach,
  rows: Sql,
): Sql => {
  const holds = joinByAnd(words.map((word) => matchesTerm(sql`(' ' || ${nameKey})`, word)));
  const keyed = joinByAnd(words.map((word) => matchesTerm(sql`application.search_key`, word)));
  const near = sql`
    (select near.id from near join application on application.id = near.id
      where ${holds} limit ${rows}) union all`;
  return sql`
    named as (
      ${hasNear ? near : empty}
      (select hit.id from (
          select application.id from ${referred} and ${startsWithText(nameKey, text)}
          limit ${maxIndexed}) hit ${scoped}
        where ${mayHaveMore} limit ${rows})),
    ${selectFrequency(
      sql`(select application.name_key from ${newestReferred} limit ${sampleSize}) application`,
      [mayHaveMore, holds],
    )},
    newest as (
      select hit.id from (
        select id from (
          select application.id, application.name_key from ${newestReferred} limit ${maxNewest}) application
        where ${holds}) hit ${scoped}
      where ${areWordsFrequent} limit ${rows}),
    indexed as (
      select hit.id from (
        select application.id from ${referred} and ${keyed} and ${holds} limit ${maxIndexed}) hit ${scoped}
      where ${mayHaveMore} and (select count(*) from named) + (select count(*) from newest) < ${rows}
      limit ${maxRanked}),`;
};

/** Table `recommended` of application ids whose referrer has such a name. */
const selectRecommended = (
  words: readonly string[],
  { scoped, mayHaveMore, hasNear }: Reach,
  rows: Sql,
): Sql => {
  const text = sql`folded(' ' || person.first_name || ' ' || person.last_name || ' ' || person.email)`;
  const isMeant = joinByAnd(words.map((word) => matchesTerm(text, word)));
  const isFew = sql`(select count(*) from named) + (select count(*) from newest) < ${rows}`;
  const near = sql`
    (select near.id from near join referral on referral.application_id = near.id
        join app_user person on person.id = referral.referrer_id
      where ${isFew} and ${isMeant} limit ${maxRanked}) union all`;
  return sql`
    recommended as (
      ${hasNear ? near : empty}
      (select hit.id from (
          select person.id from app_user person where ${isMeant} limit ${maxReferrers}) someone
        cross join lateral (
          select referral.application_id as id from referral where referral.referrer_id = someone.id
          order by referral.application_id desc limit ${maxOfEach}) hit ${scoped}
      where ${mayHaveMore} and ${isFew} limit ${maxRanked}))`;
};

/** Referrals by the name of who was referred, or of who referred them. */
export const referralSearch: SearchSource = {
  ...{ kind: 'referral', one: 'referral', many: 'referrals', order: 30 },
  list: 'referrals.total',
  route: ({ grants }) => (isOwn(grants) ? 'referrals.mine' : 'referrals.payout'),
  toAddress: ({ id, title }, { grants }) =>
    isOwn(grants) ? { params: {}, query: { search: title } } : { params: { id: String(id) } },
  toActions: ({ id }, { grants }) =>
    grants.has('chat:take-part')
      ? [{ label: 'Chat', panel: 'chat.conversation', input: { applicantId: id } }]
      : [],
  rows: (search, viewer, limit) => {
    const grant = viewer.grants.get('referral:view');
    if (!grant) return undefined;
    const reach = toReach(grant, viewer);
    const rows = raw(String(limit));
    const name = sql`btrim(applicant.first_name || ' ' || applicant.last_name)`;
    const referrer = sql`btrim(referrer.first_name || ' ' || referrer.last_name)`;
    return sql`
      with ${reach.tables} ${selectReferred(search, reach, rows)}
      ${selectRecommended(search.words, reach, rows)}
      select ${selectHit({
        id: sql`found.id`,
        title: name,
        detail: sql`concat_ws(' · ', job.title, 'referred by ' || ${referrer})`,
        rank: sql`found.rank`,
        at: sql`found.at`,
      })}
      from (
        select found.id, referral.job_id, referral.referrer_id, application.applicant_id,
          referral.referred_at as at, ${rankFolded(search, nameKey)} as rank
        from (
          select id from named union select id from newest union select id from indexed
          union select id from recommended) found
          join referral on referral.application_id = found.id
          join application on application.id = found.id
        order by rank, at desc nulls last, id desc limit ${rows}) found
        join applicant on applicant.id = found.applicant_id
        join job on job.id = found.job_id
        left join app_user referrer on referrer.id = found.referrer_id`;
  },
};
