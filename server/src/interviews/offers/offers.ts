import sql from 'sql-template-tag';
import { jobAudience } from '../../jobs/postings/audience';
import type { Domain } from '../../platform/domain';
import type { FileVisibility } from '../../platform/files/get-file';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { createPersonalData } from '../../platform/personal-data/personal-table';
import type { WaitingSource } from '../../platform/waiting';
import { registerOfferPage } from './applicant-routes';
import { expireOffers, offerMoveFollower } from './follow-moves';
import { offerMails } from './offer-mails';
import { offerTemplatesAndRulesDomain } from './offer-setup';
import { mayApproveOfferSql, offerSource } from './offers.list';
import { registerOffers } from './routes';

const isDocumentVisible: FileVisibility = (viewer) => {
  const grant = viewer.grants.get('offer:view');
  return grant
    ? sql`exists (select from offer_edition edition
        join offer on offer.id = edition.offer_id
        join application on application.id = offer.application_id
        join job on job.id = application.job_id
        where edition.file_id = stored_file.id and ${jobsInScope(grant, viewer)})`
    : undefined;
};

const waitingOfferSource: WaitingSource = {
  kind: 'offer',
  one: 'offer waits for your approval',
  many: 'offers wait for your approval',
  order: 4,
  route: 'applicants.offers',
  search: () => ({ waiting: '1' }),
  rows: (actor) => {
    const grant = actor.grants.get('offer:approve');
    if (!grant) return undefined;
    const approvable = jobsInScope(grant, actor);
    const reader = { viewer: actor, scope: approvable, approvable };
    return sql`${offerSource} where ${mayApproveOfferSql(reader)}`;
  },
};

/** An erasure deletes name and letter; pay, dates and outcome remain for the figures. */
const personalOffers = createPersonalData('Offers', [
  {
    one: 'Offer',
    table: 'offer',
    key: ['id'],
    link: { by: 'application', column: sql`row.application_id` },
    erased: { signed_name: sql`''`, reason: sql`''` },
    shown: {
      Position: sql`row.position`,
      Pay: sql`trim_scale(row.pay_minor / 100.0)`,
      Currency: sql`row.currency`,
      Period: sql`row.period`,
      Start: sql`row.starts_on`,
      State: sql`row.state`,
      'Sent on': sql`to_json(row.sent_at)`,
      'Answered as': sql`row.signed_name`,
    },
  },
  {
    one: 'Document of offer',
    table: 'offer_edition',
    key: ['offer_id', 'number'],
    link: {
      by: 'application',
      column: sql`(select application_id from offer where offer.id = row.offer_id)`,
    },
    erased: { file_id: sql`null::uuid` },
    files: ['file_id'],
  },
  {
    one: 'Note on offer',
    table: 'offer_approval',
    key: ['offer_id', 'number', 'place'],
    link: {
      by: 'application',
      column: sql`(select application_id from offer where offer.id = row.offer_id)`,
    },
    erased: { note: sql`''` },
  },
]);

export const offersDomain: Domain = {
  ...offerTemplatesAndRulesDomain,
  register: (app, parts) => {
    offerTemplatesAndRulesDomain.register(app, parts);
    registerOffers(app, parts);
    registerOfferPage(app, parts);
  },
  audiences: { ...offerTemplatesAndRulesDomain.audiences, offer: jobAudience('offer:view') },
  fileHolders: [isDocumentVisible],
  follows: [offerMoveFollower],
  mailKinds: offerMails,
  waiting: [waitingOfferSource],
  personalData: [personalOffers],
  dayStart: expireOffers,
};
