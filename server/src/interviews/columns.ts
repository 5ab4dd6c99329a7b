import type { ColumnUses } from '../platform/personal-data/column-uses';

export const interviewsColumns: ColumnUses = {
  ofStaff: {
    busy_calendar: 'kind host sealed problem',
  },
  notPersonal: {
    interview: 'title time_zone state',
    interview_calendar: 'time_zone key_hash',
    interview_choice: 'title user_ids place time_zone secret_hash',
    interview_competency: 'name meanings',
    interview_person: 'answer',
    interview_plan: 'name',
    interview_plan_rounds: 'rounds',
    interview_scorecard: 'recommendation',
    interview_scorecard_edit: 'recommendation',
    interview_setting: 'days place_template',
    offer: 'state position currency period',
    offer_approval: 'role',
    offer_edition: 'position currency period',
    offer_rule: 'currency period roles',
    offer_template: 'name title body',
  },
};
