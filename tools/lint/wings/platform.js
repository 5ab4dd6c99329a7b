export const platform = {
  tables: [
    'audit_entry',
    'call_count',
    'company',
    'content_piece',
    'failed_task',
    'file_ticket', // one download
    'hiring_part', // who took part in which hiring, and when
    'idempotency_key',
    'mail_message', // the outbox
    'mail_preference', // who wants which kinds
    'mail_suppression', // addresses that mail came back from
    'mailbox_position', // how far replies and bounces were read
    'queue_worker',
    'routine', // which text of a database function is applied
    'signing_key',
    'stored_file',
  ],
};
