import type { ColumnUses } from '../platform/personal-data/column-uses';

export const applicantsColumns: ColumnUses = {
  freeTexts: {
    application_import: 'file_name message',
  },
  textsAboutOthers: {
    application_history: 'comment',
  },
  derivedTexts: {
    application: 'name_key last_name_key search_key',
    filed_application: 'name_key last_name_key search_key',
  },
  shortLived: {
    applicant_upload: 'token_hash network_hash name',
    applicant_upload_piece: 'token_hash content',
    application_sending: 'network_hash stamp_hash',
  },
  notPersonal: {
    applicant_source: 'name identifier description',
    application_consent: 'way',
    application_import: 'encoding delimiter columns state mapping',
    application_import_row: 'state',
    asked_question: 'type',
    consent_text: 'purpose text language',
    demographic_question: 'english_question english_choices german_question german_choices',
    duplicate_pair: 'reasons state',
    mail_template: 'name language purpose mode subject body',
    mailed_application: 'message_hash sender_hash',
    move_reason: 'category name',
    referral_link: 'code',
    status_change_part: 'application_id history_id stage_id status_id joining_date',
    status_text:
      'category english_heading english_sentence english_next german_heading german_sentence german_next',
  },
};
