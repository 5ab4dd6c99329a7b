import sql from 'sql-template-tag';
import type { WaitingSource } from '../../platform/waiting';

/** The answer goes out first, since no address is left after the erasure. */
const isToErase = sql`request.kind = 'erasure' and request.state = 'done' and exists (
  select from application join applicant on applicant.id = application.applicant_id
  where application.id = request.application_id and applicant.erased_at is null)`;

/** Without an address nobody confirms by a link, so such a request waits for staff from the start. */
const hasNoAddress = sql`exists (
  select from application join applicant on applicant.id = application.applicant_id
  where application.id = request.application_id and btrim(applicant.email) = '')`;

/** Of the row `request`; a package that is being made counts, since it may fail. */
export const isToAnswer = sql`(request.state in ('open', 'building')
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
