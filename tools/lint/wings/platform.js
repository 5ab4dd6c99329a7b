export const platform = {
  tables: [
    'audit_entry',
    'call_count',
    'company',
    'content_piece',
    'failed_task',
    'file_ticket', // tickets for single downloads
    'hiring_part', // who took part in which hiring and when
    'idempotency_key',
    'mail_message', // the outbox
    'mail_preference', // which kinds of mail a person wants
    'mail_suppression', // addresses that get no mail, since earlier mail bounced
    'mailbox_position', // position up to which the mailbox was read
    'queue_worker',
    'routine', // applied versions of database functions
    'signing_key',
    'stored_file',
  ],
};
