import sql from 'sql-template-tag';
import type { WaitingSource } from '../../platform/waiting';
import { mayChangeInterview, isOwnInterview } from '../scheduling/interview-scope';
import { isDueCard, isLateCard, scorecardSource } from './scorecards.list';

const route = 'applicants.interviews';

export const waitingScorecards: readonly WaitingSource[] = [
  {
    kind: 'own-scorecard',
    one: 'scorecard of yours is to be sent',
    many: 'scorecards of yours are to be sent',
    order: 4,
    route,
    search: () => ({ cards: 'mine' }),
    rows: (actor) =>
      actor.grants.has('interview:take-part')
        ? sql`${scorecardSource}
            where ${isDueCard} and part.user_id = ${actor.userId} and ${isOwnInterview(actor)}`
        : undefined,
  },
  {
    kind: 'late-scorecard',
    one: 'scorecard is late by a day or more',
    many: 'scorecards are late by a day or more',
    order: 6,
    route,
    search: () => ({ cards: 'late' }),
    rows: (actor) =>
      actor.grants.has('interview:schedule')
        ? sql`${scorecardSource}
            where ${isLateCard} and interview.ends_at > now() - interval '90 days'
              and part.user_id <> ${actor.userId} and ${mayChangeInterview(actor)}`
        : undefined,
  },
];
