import sql from 'sql-template-tag';
import type { WaitingSource } from '../../platform/waiting';
import { mayChangeInterviewSql, isOwnInterviewSql } from '../scheduling/interview-scope';
import { isScorecardDueSql, isScorecardLateSql, scorecardSource } from './scorecards.list';

const route = 'applicants.interviews';

export const waitingScorecardSources: readonly WaitingSource[] = [
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
            where ${isScorecardDueSql} and part.user_id = ${actor.userId} and ${isOwnInterviewSql(actor)}`
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
            where ${isScorecardLateSql} and interview.ends_at > now() - interval '90 days'
              and part.user_id <> ${actor.userId} and ${mayChangeInterviewSql(actor)}`
        : undefined,
  },
];
