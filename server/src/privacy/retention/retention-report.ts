import sql from 'sql-template-tag';
import type { MailFact, MailKind } from '../../platform/mail/mail-kind';

export const formatApplicantCount = (count: number): string =>
  count === 1 ? '1 applicant' : `${count} applicants`;

interface Run {
  erased: number;
  byRule: Record<string, number>;
  sealedByRule: Record<string, number>;
  leftByRule: Record<string, number>;
}

const listFacts = ({ byRule, sealedByRule, leftByRule }: Run): MailFact[] =>
  [...new Set([...Object.keys(byRule), ...Object.keys(leftByRule)])].map((label) => ({
    label,
    value: [
      `${formatApplicantCount(byRule[label] ?? 0)} anonymised`,
      ...(sealedByRule[label]
        ? [`${sealedByRule[label]} of them sealed for the law of a country`]
        : []),
      ...(leftByRule[label] ? [`${leftByRule[label]} past their day left, on hold or asked`] : []),
    ].join('; '),
  }));

export const retentionReportMail: MailKind = {
  name: 'retention-report',
  optionalFor: 'privacy:edit',
  isNotice: true,
  render: async ({ reference }, { db }) => {
    const run = await db.one<Run>(sql`
      select erased, by_rule as "byRule", sealed_by_rule as "sealedByRule", left_by_rule as "leftByRule"
      from retention_run where id = ${Number(reference.runId)}`);
    if (!run) return { suppressed: 'This run is not known any more.' };
    return {
      subject: `${formatApplicantCount(run.erased)} anonymised by the retention rules`,
      heading: `${formatApplicantCount(run.erased)} anonymised`,
      paragraphs: [
        'Their time was over. For 30 days an administrator can bring each of them back, on the page of the application.',
      ],
      facts: listFacts(run),
      button: { label: 'Open the rules', path: '/general-settings/privacy' },
      reason: 'you are an administrator',
    };
  },
};
