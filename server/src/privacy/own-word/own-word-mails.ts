import { createStatusLink } from '../../applicants/applying/status-links';
import { careersLabels } from '../../jobs/careers/page/careers-labels';
import { formatDate } from '../../jobs/careers/page/format-job';
import type { MailContent, MailKind } from '../../platform/mail/mail-kind';
import { addedByOthersMailKind, consentRenewalMailKind } from './own-word-kinds';
import { readPersonAskedForConsent, type PersonAskedForConsent } from './read-own-word';
import { ownConsentTexts } from './texts/own-word-texts';

type MailText = Pick<MailContent, 'subject' | 'paragraphs'>;

const createKind = (
  { name }: Pick<MailKind, 'name'>,
  write: (word: PersonAskedForConsent, company: string) => MailText | undefined,
): MailKind => ({
  name,
  render: async ({ applicationId }, { db, company }) => {
    const word =
      applicationId === null ? undefined : await readPersonAskedForConsent(db, applicationId);
    const written = word && write(word, company);
    if (!written) return { suppressed: 'They answered already, or were deleted.' };
    if (!word.email) return { suppressed: 'The applicant has no e-mail address.' };
    const { mail } = ownConsentTexts[word.language];
    return {
      ...{ language: word.language, ...written, heading: mail.heading(word.name) },
      button: {
        label: mail.button,
        createPath: async (tx) => `${await createStatusLink(tx, word.applicationId)}/keep`,
      },
      note: mail.note,
      reason: { sentence: mail.reason(company) },
      to: { name: word.name, address: word.email },
    };
  },
});

const toDay = (day: string, { language }: PersonAskedForConsent): string =>
  formatDate(day, careersLabels[language], 'UTC');

const notice = createKind(addedByOthersMailKind, (word, company) => {
  if (word.agreeBy === null) return undefined;
  const { mail } = ownConsentTexts[word.language];
  return {
    subject: mail.noticeSubject(company),
    paragraphs: [
      mail.noticeText(company, word.job, word.isReferred),
      mail.noticeDay(toDay(word.agreeBy, word)),
    ],
  };
});

const renewal = createKind(consentRenewalMailKind, (word, company) => {
  if (word.renewBy === null) return undefined;
  const { mail } = ownConsentTexts[word.language];
  return {
    subject: mail.renewalSubject(company),
    paragraphs: [mail.renewalText(company, word.job, toDay(word.renewBy, word))],
  };
});

export const ownConsentMails: readonly MailKind[] = [notice, renewal];
