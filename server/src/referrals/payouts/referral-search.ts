import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { joinByAnd } from '../../platform/lists/criteria';
import { matchesTerm } from '../../platform/lists/search.rule';
import { rankFolded, selectHit, type SearchSource } from '../../platform/lists/search-source';
import type { Viewer } from '../../platform/access/actor';
import { isWideReach, selectReach } from '../../platform/hiring-parts/job-reach';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { referralsInScope, type ReferralGrant } from './scope';

/** Newest referrals that are looked at, where frequent words are found at once. */
const maxNewest = raw('200');
/** For a narrow scope: how many of the newest referrals of all are looked through. */
const maxLooked = raw('500');
/** Referrals that one job of a narrow scope, or one colleague, contributes. */
const maxOfEach = raw('50');
/** Rows visited by the indexes of names, which serve rarer words. */
const maxIndexed = raw('2000');
/** Hits of the indexes that are ranked. */
const maxRanked = raw('20');
/** Colleagues of a name whose referrals are listed. */
const maxReferrers = raw('20');

const isOwn = (grants: Parameters<SearchSource['rows']>[1]['grants']): boolean =>
  grants.get('referral:view')?.scope === 'own';

interface Reach {
  /** Tables before all others. */
  tables: Sql;
  /** Joins what the scope of `referral` needs. */
  scoped: Sql;
  /** Ids of the newest referrals in scope. */
  newest: Sql;
}

const newestFirst = sql`order by referral.referred_at desc, referral.application_id desc`;

const toReach = ({ scope }: ReferralGrant, viewer: Viewer): Reach => {
  if (scope === 'all' || scope === 'own') {
    const own = referralsInScope({ scope }, viewer);
    const order = scope === 'all' ? newestFirst : sql`order by referral.application_id desc`;
    return {
      tables: empty,
      scoped: sql`join referral on referral.application_id = named.id and ${own}`,
      newest: sql`
        select referral.application_id as id from referral where ${own} ${order} limit ${maxNewest}`,
    };
  }
  const jobs = jobsInScope({ scope }, viewer);
  return {
    tables: selectReach(scope, viewer.userId),
    scoped: sql`join referral on referral.application_id = named.id
      join job on job.id = referral.job_id and ${jobs}`,
    newest: sql`
      (select late.id from (
          select referral.application_id as id, referral.job_id from referral
          ${newestFirst} limit ${maxLooked}) late
        join job on job.id = late.job_id
        where ${isWideReach} and ${jobs} limit ${maxNewest})
      union all
      (select made.id from (select id from reach order by id desc) job
        cross join lateral (
          select referral.application_id as id from referral where referral.job_id = job.id
          ${newestFirst} limit ${maxOfEach}) made
        where not ${isWideReach} limit ${maxNewest})`,
  };
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
    const { words } = search;
    const grant = viewer.grants.get('referral:view');
    if (!grant) return undefined;
    const { tables, scoped, newest } = toReach(grant, viewer);
    const rows = raw(String(limit));
    const named = joinByAnd(
      words.map((word) => matchesTerm(sql`(' ' || application.name_key)`, word)),
    );
    const keyed = joinByAnd(words.map((word) => matchesTerm(sql`application.search_key`, word)));
    const colleague = joinByAnd(
      words.map((word) =>
        matchesTerm(
          sql`folded(' ' || person.first_name || ' ' || person.last_name || ' ' || person.email)`,
          word,
        ),
      ),
    );
    const name = sql`btrim(applicant.first_name || ' ' || applicant.last_name)`;
    const referrer = sql`btrim(referrer.first_name || ' ' || referrer.last_name)`;
    return sql`
      with ${tables} newest as (
        select late.id from (${newest}) late
        join application on application.id = late.id
        where ${named} limit ${rows}),
      indexed as (
        select named.id from (
          select application.id from application
          where application.referrer_id is not null and ${keyed} and ${named}
          limit ${maxIndexed}) named ${scoped}
        where (select count(*) from newest) < ${rows}
        limit ${maxRanked}),
      referred as (
        select named.id from (
          select person.id from app_user person where ${colleague} limit ${maxReferrers}) someone
        cross join lateral (
          select referral.application_id as id from referral where referral.referrer_id = someone.id
          order by referral.application_id desc limit ${maxOfEach}) named ${scoped}
        limit ${maxRanked})
      select ${selectHit({
        id: sql`found.id`,
        title: name,
        detail: sql`concat_ws(' · ', job.title, 'referred by ' || ${referrer})`,
        rank: sql`found.rank`,
        at: sql`found.at`,
      })}
      from (
        select found.id, referral.job_id, referral.referrer_id, application.applicant_id,
          referral.referred_at as at, ${rankFolded(search, sql`application.name_key`)} as rank
        from (
          select id from newest union select id from indexed union select id from referred) found
          join referral on referral.application_id = found.id
          join application on application.id = found.id
        order by rank, at desc nulls last, id desc limit ${rows}) found
        join applicant on applicant.id = found.applicant_id
        join job on job.id = found.job_id
        left join app_user referrer on referrer.id = found.referrer_id`;
  },
};
