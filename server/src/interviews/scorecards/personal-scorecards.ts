import sql from 'sql-template-tag';
import { createPersonalData } from '../../platform/personal-data/personal-table';

const withoutEvidence = sql`(
  select coalesce(jsonb_agg(one || '{"evidence": ""}'), '[]') from jsonb_array_elements(row.scores) one)`;

/** An erasure keeps scores for the figures, without the texts about the person. */
export const scorecardPersonalData = createPersonalData('Scorecards', [
  {
    one: 'Scorecard',
    table: 'interview_scorecard',
    key: ['id'],
    link: {
      by: 'application',
      column: sql`row.interview_id`,
      on: sql`row.interview_id in (select id from interview where application_id = owned.owner)`,
    },
    erased: { scores: withoutEvidence, notes: sql`''` },
  },
  {
    one: 'Earlier scorecard',
    table: 'interview_scorecard_edit',
    key: ['id'],
    link: {
      by: 'application',
      column: sql`row.scorecard_id`,
      on: sql`row.scorecard_id in (
        select card.id from interview_scorecard card join interview on interview.id = card.interview_id
        where interview.application_id = owned.owner)`,
    },
    erased: { scores: withoutEvidence, notes: sql`''` },
  },
]);
