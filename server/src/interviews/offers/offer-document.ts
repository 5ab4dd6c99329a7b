import sql from 'sql-template-tag';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import { careersLabels, type CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { formatDate } from '../../jobs/careers/page/format-job';
import type { Transaction } from '../../platform/db/database';
import { addFile } from '../../platform/files/file-changes';
import type { FileStorage } from '../../platform/files/storage/storage';
import { writeParagraphs } from '../../privacy/requests/package/write-pdf';
import type { LockedOffer } from './lock-offer';
import { offerTexts } from './offer-texts';

interface Letter {
  title: string;
  body: string;
}

export const formatPay = (
  { payMinor, currency, period }: Pick<LockedOffer, 'payMinor' | 'currency' | 'period'>,
  language: CareersLanguage,
): string => {
  const pay = new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency, minimumFractionDigits: payMinor % 100 === 0 ? 0 : 2 },
    maximumFractionDigits: 2,
  }).format(payMinor / 100);
  return `${pay} ${offerTexts[language].periods[period]}`;
};

/** Replaces all placeholders in one pass, so that a name with braces stays as it is. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Writes an offer's letter as a PDF file and stores it. Returns the file's id. */
export const storeOfferLetter = async (
  tx: Transaction,
  storage: FileStorage,
  offer: LockedOffer,
  actorId: number,
): Promise<string> => {
  const letter = await tx.one<Letter & { company: string }>(sql`
    select title, body, company.name as company from offer_template template, company
    where template.id = ${offer.templateId}`);
  const { title = '', body = '', company = '' } = letter ?? {};
  const language = detectLanguage(body);
  const { firstName, lastName } = offer.application;
  const values = {
    name: `${firstName} ${lastName}`.trim(),
    position: offer.position,
    pay: formatPay(offer, language),
    start: formatDate(offer.startsOn, careersLabels[language], 'UTC'),
    company,
  };
  const heading = fill(title, values);
  const content = await writeParagraphs(heading, [
    { style: 'title', text: heading },
    { style: 'gap', text: '' },
    ...fill(body, values)
      .split(/\r?\n/)
      .map((text) =>
        text.trim() === ''
          ? ({ style: 'gap', text: '' } as const)
          : ({ style: 'text', text } as const),
      ),
  ]);
  const name = `offer-${offer.id}-${offer.number}.pdf`;
  return addFile(tx, storage, { name, mediaType: 'application/pdf', content }, actorId);
};
