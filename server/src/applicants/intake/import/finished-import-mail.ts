import sql from 'sql-template-tag';
import type { Db } from '../../../platform/db/database';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import type { MailKind } from '../../../platform/mail/mail-kind';

interface EndedImport {
  fileName: string;
  imported: number;
  rejected: number;
  state: string;
  message: string;
}

const formatRows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

export const finishedImportMail: MailKind = {
  name: 'finished-import',
  optionalFor: 'application:import',
  isNotice: true,
  render: async ({ personId, reference: { importId } }, { db }) => {
    const ended = await db.one<EndedImport>(sql`
      select file_name as "fileName", imported, rejected, state, message from application_import
      where id = ${Number(importId)} and created_by = ${personId}
        and state in ('finished', 'stopped')`);
    if (!ended) return { suppressed: 'The import runs again, or was deleted.' };
    const { fileName, imported, rejected, state, message } = ended;
    const subject =
      state === 'finished' ? `${fileName} is imported` : `The import of ${fileName} stopped`;
    return {
      subject,
      heading: subject,
      paragraphs: [
        message ||
          (rejected === 0 ? 'Every row was taken.' : 'Rows that were not taken can be corrected.'),
      ],
      facts: [
        { label: 'Imported', value: formatRows(imported) },
        { label: 'Not taken', value: formatRows(rejected) },
      ],
      button: { label: 'Open the import', path: `/application/import?id=${Number(importId)}` },
      reason: 'you started this import',
    };
  },
};

/** Sends nothing for an import that took less than a minute, since its user was still watching. */
export const enqueueFinishedImportMail = async (db: Db, importId: number): Promise<void> => {
  const ended = await db.one<{ personId: number; startedAt: string }>(sql`
    select person.id as "personId", started_at::text as "startedAt"
    from application_import join app_user person on person.id = created_by and person.is_active
    where application_import.id = ${importId} and state in ('finished', 'stopped')
      and started_at < now() - interval '1 minute'`);
  if (ended)
    await enqueueMail(db, finishedImportMail, [
      {
        cause: `import:${importId}:${ended.startedAt}`,
        to: { personId: ended.personId },
        reference: { importId },
      },
    ]);
};
