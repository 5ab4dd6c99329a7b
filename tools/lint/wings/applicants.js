export const applicants = {
  rooms: {
    applications: ['mail-templates', 'people', 'postings', 'reasons'],
    'apply-by-mail': ['applying', 'careers', 'replies'],
    applying: [
      'applications',
      'careers',
      'demographics',
      'duplicates',
      'intake',
      'mail-templates',
      'postings',
      'questions',
      'sources',
    ],
    demographics: [],
    details: [],
    duplicates: ['applications', 'postings'],
    intake: ['applications', 'duplicates', 'mail-templates', 'postings', 'sources'],
    letters: ['applications', 'applying', 'mail-templates', 'postings'],
    'mail-templates': ['postings'],
    'move-over': ['applications', 'pipelines'],
    personal: [],
    reasons: [],
    replies: ['applications', 'postings'],
    sources: [],
  },
  tables: [
    'applicant',
    'applicant_details',
    'applicant_reply', // what they answered by mail
    'applicant_source',
    'applicant_upload',
    'applicant_upload_piece', // resumes on their way
    'application',
    'application_consent',
    'application_history',
    'application_import',
    'application_import_row',
    'application_job_total',
    'application_sending', // how often is sent
    'application_stage_total',
    'application_total',
    'asked_question', // what staff ask one applicant later
    'consent_text',
    'demographic_count', // answers, beside nobody
    'demographic_question',
    'duplicate_pair',
    'filed_application', // what lists read
    'held_application', // the quarantine
    'job_mail_address',
    'kept_before_move',
    'mail_template',
    'mail_template_status', // which statuses a template tells of
    'mailed_application', // which came by mail
    'move_reason', // why applicants are rejected or withdraw
    'referral_link',
    'resume_text', // what resumes say
    'sent_application',
    'stage_stay_total',
    'status_change',
    'status_change_part',
    'status_link',
    'status_text', // what its page says in each category
  ],
};
