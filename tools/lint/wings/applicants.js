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
    'applicant_reply', // replies by mail
    'applicant_source',
    'applicant_upload',
    'applicant_upload_piece', // resumes that are being uploaded
    'application',
    'application_consent',
    'application_history',
    'application_import',
    'application_import_row',
    'application_job_total',
    'application_sending', // recent submissions, for rate limits
    'application_stage_total',
    'application_total',
    'asked_question', // questions of staff to one applicant
    'consent_text',
    'demographic_count', // anonymous counts of answers
    'demographic_question',
    'duplicate_pair',
    'filed_application', // denormalised rows for lists
    'held_application', // the quarantine
    'job_mail_address',
    'kept_before_move',
    'mail_template',
    'mail_template_status', // statuses for which a template is sent
    'mailed_application', // applications by mail
    'move_reason', // reasons for rejections and withdrawals
    'referral_link',
    'resume_text', // text of resumes
    'sent_application',
    'stage_stay_total',
    'status_change',
    'status_change_part',
    'status_link',
    'status_text', // texts of the status page per category
  ],
};
