// Which wing of the server owns each table. Its owner alone writes it; others call the owner, or follow
// its hooks. Everybody may read.

export const tables = {
  platform: [
    ...['audit_entry', 'call_count', 'company', 'content_piece', 'failed_task', 'file_ticket'],
    ...['hiring_part', 'idempotency_key', 'queue_worker', 'routine', 'signing_key', 'stored_file'],
  ],
  identity: [
    ...['app_user', 'attempt', 'invitation', 'service_token', 'session', 'sign_in_code'],
    ...['sso_account', 'sso_provider', 'sso_request', 'sso_session', 'user_role'],
  ],
  company: [
    ...['branch', 'city', 'country', 'department', 'designation', 'division', 'general_settings'],
    ...['group_member', 'hiring_group', 'location', 'merged_external_id', 'organization_function'],
    'suite_app',
  ],
  jobs: [
    ...['career_department', 'employment_type', 'job', 'job_calendar', 'job_group_total'],
    ...['job_location', 'job_priority', 'job_skill', 'job_total', 'job_type', 'job_user'],
    ...['kept_pipeline', 'pipeline', 'pipeline_stage', 'pipeline_version'],
    ...['pipeline_version_stage', 'platform', 'publication', 'question', 'question_answer'],
    ...['question_group', 'seo_graph', 'seo_keyword', 'skill', 'stage', 'stage_status', 'status'],
  ],
  applicants: [
    ...['applicant', 'applicant_details', 'applicant_source', 'application'],
    ...['application_history', 'application_import', 'application_import_row'],
    ...['application_job_total', 'application_stage_total', 'application_total'],
    ...['duplicate_pair', 'filed_application', 'kept_before_move', 'stage_stay_total'],
    ...['status_change', 'status_change_part'],
  ],
  referrals: [
    ...['paid_hire', 'payout_batch', 'payout_batch_approval', 'payout_batch_row', 'referral'],
    ...['referral_amount', 'referral_eligibility', 'referral_event', 'referral_setting'],
    'referral_setting_type',
  ],
  chat: ['chat_channel', 'chat_guest', 'chat_mention', 'chat_message', 'chat_read'],
  console: [
    ...['getting_started', 'remote_canary', 'remote_canary_person', 'remote_health'],
    ...['remote_person_hour', 'remote_pointer', 'remote_tab', 'remote_version', 'shell_build'],
  ],
};

/** Files that write tables of another wing, and which: counters alone, which triggers keep. */
export const remainingWrites = {
  'server/routines/applicants/applications-of-jobs.sql': ['job'],
};
