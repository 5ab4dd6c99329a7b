/**
 * Every column of texts that no domain declares as personal data of applicants, with what it is. A
 * test holds it against the schema, so that a new column is classified before it is written.
 */

/** Texts that staff write and that may name anybody: the trace looks through them. */
export const freeTexts = `
application_import: file_name message
audit_entry: action subject
chat_message: notice
erasure: reason rule unsure
failed_task: payload error
hiring_group: name description
job: title profile description education
mail_message: subject body_text body_html problem notice
payout_batch: refusals
payout_batch_row: left_out
publication: message drift
question: text description options knock_out
retention_hold: reason
question_group: name description
saved_view: name query
stored_file: name
`;

/** Filled from the applicant by triggers, so that they go with the name. */
export const derivedTexts = `
application: name_key last_name_key search_key
filed_application: name_key last_name_key search_key
`;

/** Gone by themselves within hours or days, and reached by nobody meanwhile. */
export const shortLived = `
applicant_upload: token_hash network_hash name
applicant_upload_piece: token_hash content
application_sending: network_hash stamp_hash
file_ticket: secret_hash target
`;

/** Kept on purpose: sealed, hashed, or figures that tax law asks for. */
export const purposelyLasting = `
content_piece: name bytes
erasure: sealed_for applicant_ids application_ids email_hashes sealed sealed_with file_ids
paid_hire: mark
payout_batch_row: employee_number employee email job_code department currency
`;

/** People of staff, who are no applicants by that. */
export const ofStaff = `
busy_calendar: kind host sealed problem
app_user: user_name first_name last_name email password_hash avatar_url external_id scim_external_id address_provider
chat_mention: name
invitation: secret_hash
session: app auth_type secret_hash browser address
sso_account: provider subject told_first_name told_last_name told_email
sso_session: provider subject sid tokens
user_role: role given_by
`;

/** Set-up, keys, states and hashes. */
export const notPersonal = `
application_consent: way
applicant_source: name identifier description
move_reason: category name
offer: state position currency period
offer_approval: role
offer_edition: position currency period
offer_rule: currency period roles
offer_template: name title body
application_import: encoding delimiter columns state mapping
application_import_row: state
asked_question: type
attempt: key_hash
branch: name external_id
call_count: key_hash
career_department: name
chat_message: session_id client_message_id
city: name external_id
company: name logo_url favicon_url time_zone currency footer_content footer_version copyright_content job_code_prefix date_order everyone_role
consent_text: purpose text language
country: name code
demographic_question: english_question english_choices german_question german_choices
department: name external_id
designation: name external_id
division: name external_id
duplicate_pair: reasons state
employment_type: name
failed_task: task
getting_started: dismissed_steps
hiring_group: scim_external_id
hiring_part: part
idempotency_key: key action body_hash
interview: title time_zone state
interview_calendar: time_zone key_hash
interview_choice: title user_ids place time_zone secret_hash
interview_competency: name meanings
interview_person: answer
interview_scorecard: recommendation
interview_scorecard_edit: recommendation
interview_setting: days place_template
interview_plan: name
interview_plan_rounds: rounds
job: code slug seo_meta_title seo_meta_description seo_canonical_tag seo_focus_keyword seo_keywords seo_custom_schema salary_currency salary_unit education_level
job_address: slug shown_digest
job_priority: name
job_type: name
location: display address pincode external_id region
mail_message: kind cause reference
mail_preference: kind frequency
mail_template: name language purpose mode subject body
mailbox_position: mailbox uid_validity problem
mailed_application: message_hash sender_hash
mailed_link: secret_hash purpose
merged_external_id: kind external_id
organization_function: name external_id
payout_batch: currency state
pinned_view: page
pipeline: name
platform: name type feed company_id account_email
publication: state url
question: type
queue_worker: worker server
privacy_request: kind state
record_reading: kind list
referral: currency attribution state reason
referral_amount: slug currency
referral_event: from_state to_state reason fact
referral_link: code
referral_setting: attribution
referral_setting_type: name
remote_canary: remote_id version
remote_canary_person: remote_id
remote_health: remote_id version outcome
remote_person_hour: remote_id version outcome
remote_pointer: remote_id version previous_version
remote_tab: tab remote_id version
remote_version: remote_id version contributions digest
retention_rule: name outcome
retention_run: by_rule sealed_by_rule left_by_rule
routine: file hash release
saved_view: page roles
seo_graph: title type description keywords
seo_keyword: title
service_token: name rights secret_hash secret_end remote
shell_build: version
sign_in_code: code_hash browser_hash
signing_key: id content
skill: name external_id
sso_provider: id name
sso_request: state_hash browser_hash provider nonce verifier callback
stage: name colour
status: name category
status_change_part: application_id history_id stage_id status_id joining_date
status_text: category english_heading english_sentence english_next german_heading german_sentence german_next
stored_file: media_type sha256
suite_app: name icon_url url
`;

export interface TableColumns {
  table: string;
  columns: string[];
}

export const readRegister = (text: string): TableColumns[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [table = '', columns = ''] = line.split(': ');
      return { table, columns: columns.split(' ') };
    });
