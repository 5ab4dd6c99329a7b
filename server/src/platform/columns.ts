import type { ColumnUses } from './personal-data/column-uses';

export const platformColumns: ColumnUses = {
  freeTexts: {
    audit_entry: 'action subject',
    failed_task: 'payload error',
    mail_message: 'subject body_text body_html problem notice',
    stored_file: 'name',
  },
  textsAboutOthers: {
    audit_entry: 'details subject_name',
  },
  shortLived: {
    file_ticket: 'secret_hash target',
  },
  purposelyLasting: {
    content_piece: 'name bytes',
  },
  notPersonal: {
    call_count: 'key_hash',
    company:
      'name logo_url favicon_url time_zone currency footer_content footer_version copyright_content job_code_prefix date_order everyone_role',
    failed_task: 'task',
    hiring_part: 'part',
    idempotency_key: 'key action body_hash',
    mail_message: 'kind cause reference',
    mail_preference: 'kind frequency',
    mailbox_position: 'mailbox uid_validity problem',
    queue_worker: 'worker server',
    routine: 'file hash release',
    signing_key: 'id content',
    stored_file: 'media_type sha256',
  },
};
