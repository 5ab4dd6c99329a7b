import sql from 'sql-template-tag';
import type { MailKind } from '../../platform/mail/mail-kind';

export const formatPeople = (count: number): string =>
  count === 1 ? '1 applicant' : `${count} applicants`;

/** What the night's run did. */
export const retentionReport: MailKind = {
  name: 'retention-report',
  optionalFor: 'privacy:edit',
  isNotice: true,
  render: async ({ reference }, { db }) => {
    const run = await db.one<{ erased: number; byRule: Record<string, number> }>(sql`
      select erased, by_rule as "byRule" from retention_run where id = ${Number(reference.runId)}`);
    if (!run) return { suppressed: 'This run is not known any more.' };
    return {
      subject: `${formatPeople(run.erased)} anonymised by the retention rules`,
      heading: `${formatPeople(run.erased)} anonymised`,
      paragraphs: [
        'Their time was over. For 30 days an administrator can bring each of them back, on the page of the application.',
      ],
      facts: Object.entries(run.byRule).map(([label, people]) => ({
        label,
        value: formatPeople(people),
      })),
      button: { label: 'Open the rules', path: '/general-settings/privacy' },
      reason: 'you are an administrator',
    };
  },
};
