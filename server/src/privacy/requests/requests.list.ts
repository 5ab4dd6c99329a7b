import sql from 'sql-template-tag';
import type { PrivacyRequestFilter } from '../../../contract/privacy/requests/privacy-request';
import { privacyPackageDays } from '../../../contract/privacy/requests/privacy-request-constants';
import type { ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';

const storedUntil = sql`request.built_at + ${privacyPackageDays} * interval '1 day'`;

/** List of requests: those with the nearest last day to answer first, answered ones last. */
export const requestList: ReadableList<object, PrivacyRequestFilter> = {
  from: sql`privacy_request request`,
  key: sql`request.id`,
  shownWith: sql`
    left join application on application.id = request.application_id
    left join applicant on applicant.id = application.applicant_id
    left join app_user maker on maker.id = request.made_by
    left join app_user owner on owner.id = request.owner_id`,
  row: () =>
    toRowSql(sql`
      'id', request.id, 'kind', request.kind, 'state', request.state,
      'applicantId', request.application_id,
      'name', coalesce(btrim(applicant.first_name || ' ' || applicant.last_name), 'Deleted applicant'),
      'hasAddress', coalesce(btrim(applicant.email) <> '', false), 'note', request.note,
      'madeBy', case when maker.id is not null then json_build_object('userId', maker.id,
        'name', btrim(maker.first_name || ' ' || maker.last_name)) end,
      'owner', case when owner.id is not null then json_build_object('userId', owner.id,
        'name', btrim(owner.first_name || ' ' || owner.last_name)) end,
      'madeAt', to_json(request.made_at), 'dueOn', request.due_on,
      'isLate', request.closed_at is null
        and request.due_on < (now() at time zone company_zone())::date,
      'isToErase', coalesce(request.kind = 'erasure' and request.state = 'done'
        and applicant.erased_at is null and applicant.id is not null, false),
      'confirmedAt', to_json(request.confirmed_at), 'confirmedHow', request.confirmed_how,
      'closedAt', to_json(request.closed_at), 'answer', request.answer,
      'fileId', request.file_id,
      'storedUntil', case when request.file_id is not null then to_json(${storedUntil}) end,
      'version', request.version`),
  search: () => sql`(
    select applicant.first_name || ' ' || applicant.last_name from application
      join applicant on applicant.id = application.applicant_id
    where application.id = request.application_id)`,
  sorts: { dueOn: sql`request.due_on`, madeAt: sql`request.made_at` },
  usualSort: 'dueOn',
  filters: {
    kind: (kind) => sql`request.kind = ${kind}`,
    state: (state) => sql`request.state = ${state}`,
    ownerId: (id) => sql`request.owner_id = ${id}`,
    applicantId: (id) => sql`request.application_id = ${id}`,
  },
};
