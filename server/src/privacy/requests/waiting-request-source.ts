import sql from 'sql-template-tag';
import type { WaitingSource } from '../../platform/waiting';

/**
 * Condition for requests whose erasure is left to do: it follows the answer, since it deletes the e-mail
 * address.
 */
const isToErase = sql`request.kind = 'erasure' and request.state = 'done' and exists (
  select from application join applicant on applicant.id = application.applicant_id
  where application.id = request.application_id and applicant.erased_at is null)`;

/**
 * Condition for requests of people without an e-mail address, who cannot confirm by a link, so that the
 * request waits for staff at once.
 */
const hasNoAddress = sql`exists (
  select from application join applicant on applicant.id = application.applicant_id
  where application.id = request.application_id and btrim(applicant.email) = '')`;

/**
 * Condition over alias `request`: it must still be answered, even while its package is being created, since
 * that may fail.
 */
export const isRequestUnansweredSql = sql`(request.state in ('open', 'building')
  or (request.state = 'unconfirmed' and ${hasNoAddress}))`;

export const waitingRequestSource: WaitingSource = {
  kind: 'privacy-request',
  one: 'request about personal data is to be answered',
  many: 'requests about personal data are to be answered',
  order: 5,
  route: 'setup.privacy-requests',
  rows: ({ grants }) =>
    grants.has('privacy:edit')
      ? sql`privacy_request request
          where request.state = 'open' or (request.state = 'unconfirmed' and ${hasNoAddress})
            or (${isToErase})`
      : undefined,
};
