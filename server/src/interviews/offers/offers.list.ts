import sql, { type Sql } from 'sql-template-tag';
import type { OfferFilter } from '../../../contract/interviews/offers/offer';
import type { Viewer } from '../../platform/access/actor';
import type { ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import { toMajorUnitsSql } from './offer-setup';

export interface OfferReader {
  viewer: Pick<Viewer, 'userId' | 'roles'>;
  /** Predicate over alias `job`: jobs whose offers the user may see. */
  scope: Sql;
  /** Predicate over alias `job`: jobs whose offers the user may approve; undefined for none. */
  approvable: Sql | undefined;
}

const toFullName = (alias: string) =>
  sql([`btrim(${alias}.first_name || ' ' || ${alias}.last_name)`]);

const personJson = (id: Sql): Sql => sql`(
  select json_build_object('userId', person.id, 'name', ${toFullName('person')})
  from app_user person where person.id = ${id})`;

const terms = (alias: string): Sql => {
  const column = (name: string) => sql([`${alias}.${name}`]);
  return sql`'position', ${column('position')}, 'pay', ${toMajorUnitsSql(column('pay_minor'))},
    'currency', ${column('currency')}, 'period', ${column('period')},
    'startsOn', ${column('starts_on')}`;
};

/**
 * True if the user has the role of the next approval step, and neither made the offer nor decided an earlier
 * step.
 */
export const mayApproveOfferSql = ({ viewer, approvable }: OfferReader): Sql =>
  approvable === undefined
    ? sql`false`
    : sql`(offer.state = 'waiting' and offer.made_by <> ${viewer.userId} and ${approvable}
        and not exists (select from offer_edition edition where edition.offer_id = offer.id
          and edition.number = offer.number and edition.made_by = ${viewer.userId})
        and not exists (select from offer_approval earlier where earlier.offer_id = offer.id
          and earlier.number = offer.number and earlier.decided_by = ${viewer.userId})
        and (select step.role from offer_approval step where step.offer_id = offer.id
          and step.number = offer.number and step.is_approved is null
          order by step.place limit 1) = any (${[...viewer.roles]}::text[]))`;

export const offerSource = sql`offer join application on application.id = offer.application_id
  join job on job.id = application.job_id
  join applicant on applicant.id = application.applicant_id`;

export const offerList: ReadableList<OfferReader, OfferFilter> = {
  from: offerSource,
  key: sql`offer.id`,
  scope: ({ scope }) => [scope],
  row: (reader) =>
    toRowSql(sql`
      'id', offer.id, 'applicantId', offer.application_id, 'name', ${toFullName('applicant')},
      'jobId', job.id, 'jobTitle', job.title, 'state', offer.state, 'number', offer.number,
      ${terms('offer')}, 'expiresOn', offer.expires_on, 'templateId', offer.template_id,
      'template', (select name from offer_template where id = offer.template_id),
      'madeBy', ${personJson(sql`offer.made_by`)}, 'madeAt', to_json(offer.made_at),
      'sentAt', to_json(offer.sent_at), 'closedAt', to_json(offer.closed_at),
      'signedName', offer.signed_name, 'reason', offer.reason,
      'fileId', (select edition.file_id from offer_edition edition
        where edition.offer_id = offer.id order by edition.number desc limit 1),
      'approvals', coalesce((select json_agg(json_build_object('role', step.role,
          'by', ${personJson(sql`step.decided_by`)}, 'at', to_json(step.decided_at),
          'isApproved', step.is_approved, 'note', step.note) order by step.number, step.place)
        from offer_approval step where step.offer_id = offer.id
          and (step.number = offer.number or step.is_approved = false)), '[]'),
      'editions', coalesce((select json_agg(json_build_object('number', edition.number,
          ${terms('edition')}, 'madeBy', ${personJson(sql`edition.made_by`)},
          'madeAt', to_json(edition.made_at)) order by edition.number desc)
        from (select * from offer_edition where offer_id = offer.id
          order by number desc limit 20) edition), '[]'),
      'mayApprove', ${mayApproveOfferSql(reader)}, 'version', offer.version`),
  search: () => sql`${toFullName('applicant')} || ' ' || offer.position || ' ' || job.title`,
  sorts: {
    madeAt: sql`offer.made_at`,
    expiresOn: sql`offer.expires_on`,
    startsOn: sql`offer.starts_on`,
    name: toNaturalOrder(toFullName('applicant')),
  },
  usualSort: '-madeAt',
  filters: {
    state: (state) => sql`offer.state = ${state}`,
    applicantId: (id) => sql`offer.application_id = ${id}`,
    jobId: (id) => sql`job.id = ${id}`,
    isWaitingForMe: (isMine, reader) =>
      isMine === true ? mayApproveOfferSql(reader) : sql`not ${mayApproveOfferSql(reader)}`,
  },
};
