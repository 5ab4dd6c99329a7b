export const interviews = {
  rooms: {
    plans: ['pipelines'],
    scheduling: [
      'applications',
      'applying',
      'careers',
      'duplicates',
      'people',
      'plans',
      'postings',
      'requests',
    ],
    scorecards: ['applications', 'plans', 'scheduling'],
    offers: [
      'applications',
      'applying',
      'careers',
      'employment',
      'people',
      'pipelines',
      'postings',
      'requests',
    ],
    figures: ['applications', 'offers', 'plans', 'scheduling', 'scorecards'],
  },
  tables: [
    'busy_calendar', // a person's external calendar and its busy times
    'interview',
    'interview_calendar', // settings of one person
    'interview_choice', // times that an applicant may choose from
    'interview_competency', // competencies with the meanings of scores 1 to 4
    'interview_person', // participants, whose interviews must not overlap
    'interview_plan', // interview plans of stages
    'interview_plan_rounds', // versions of the rounds of plans
    'interview_scorecard',
    'interview_scorecard_edit', // previous versions of sent scorecards
    'interview_setting', // hours at which interviews are proposed
    'offer',
    'offer_approval', // approval steps of offers
    'offer_edition', // versions of offers that approvers and applicants saw
    'offer_rule', // which roles approve which pay
    'offer_template',
  ],
};
