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
    'busy_calendar', // another calendar of theirs, and when it says they are busy
    'interview',
    'interview_calendar', // what one person chose
    'interview_choice', // times that an applicant may choose from
    'interview_competency', // what interviews judge, and what each score of 1 to 4 means
    'interview_person', // who takes part, and when: no two at once
    'interview_plan', // of a stage
    'interview_plan_rounds', // its rounds as they once were
    'interview_scorecard',
    'interview_scorecard_edit', // how sent ones stood before
    'interview_setting', // working hours
    'offer',
    'offer_approval', // steps of those who approve
    'offer_edition', // as approvers and the applicant saw it
    'offer_rule', // who approves which pay
    'offer_template',
  ],
};
