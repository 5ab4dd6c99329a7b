import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { joinByAnd } from '../../platform/lists/criteria';
import { matchesTerm } from '../../platform/lists/search.rule';
import { rankName, selectHit, type SearchSource } from '../../platform/lists/search-source';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Viewer } from '../../platform/access/actor';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { referralsInScope, type ReferralGrant } from './scope';

/** Newest referrals that are looked at, where frequent words are found at once. */
const maxNewest = 500;
/** Rows visited by the indexes of names, which serve rarer words. */
const maxIndexed = 5_000;
/** Hits of the indexes that are ranked. */
const maxRanked = raw('60');
/** Colleagues of a name whose referrals are listed. */
const maxReferrers = 20;

const isOwn = (grants: Parameters<SearchSource['rows']>[1]['grants']): boolean =>
  grants.get('referral:view')?.scope === 'own';

/** Jobs of a narrow scope are read once for the whole statement. */
const toSearchScope = (
  scope: ReferralGrant['scope'],
  viewer: Viewer,
): { reach: Sql; scoped: Sql[] } => {
  if (scope === 'all') return { reach: empty, scoped: [] };
  if (scope === 'own') return { reach: empty, scoped: [referralsInScope({ scope }, viewer)] };
  return {
    reach: sql`reach as materialized (
      select job.id from job where ${jobsInScope({ scope }, viewer)} limit ${raw('10000')}),`,
    scoped: [sql`referral.job_id = any (array(select id from reach))`],
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
    const { reach, scoped } = toSearchScope(grant.scope, viewer);
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
      with ${reach} newest as (
        select late.id from (
          select referral.application_id as id from referral ${toWhereClause(scoped)}
          order by referral.referred_at desc, referral.application_id desc
          limit ${raw(String(maxNewest))}) late
        join application on application.id = late.id
        where ${named} limit ${rows}),
      indexed as (
        select referral.application_id as id from (
          select application.id from application
          where application.referrer_id is not null and ${keyed} and ${named}
          limit ${raw(String(maxIndexed))}) rare
        join referral on referral.application_id = rare.id
        ${toWhereClause([sql`(select count(*) from newest) < ${rows}`, ...scoped])}
        limit ${maxRanked}),
      referred as (
        select made.id from (
          select person.id from app_user person where ${colleague} limit ${raw(String(maxReferrers))}) someone
        cross join lateral (
          select referral.application_id as id from referral
          ${toWhereClause([sql`referral.referrer_id = someone.id`, ...scoped])}
          order by referral.application_id desc limit ${rows}) made)
      select ${selectHit({
        id: sql`found.id`,
        title: name,
        detail: sql`concat_ws(' · ', job.title, 'referred by ' || ${referrer})`,
        rank: rankName(search, name),
        at: sql`referral.referred_at`,
      })}
      from (
        select id from newest union select id from indexed union select id from referred) found
        join referral on referral.application_id = found.id
        join application on application.id = found.id
        join applicant on applicant.id = application.applicant_id
        join job on job.id = referral.job_id
        left join app_user referrer on referrer.id = referral.referrer_id`;
  },
};
