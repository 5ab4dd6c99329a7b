import type { PayPeriod } from '../../../contract/interviews/offers/offer-constants';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';

const english = {
  title: (position: string) => `Your offer: ${position}`,
  lead: (day: string) => `Please read the document, and answer by ${day}.`,
  document: 'Read the document (PDF)',
  facts: { position: 'Position', pay: 'Pay', start: 'Start', answerBy: 'Answer by' },
  periods: { hour: 'per hour', month: 'per month', year: 'per year' } as Record<PayPeriod, string>,
  answer: 'Your answer',
  choice: 'Do you accept the offer?',
  accept: 'I accept the offer',
  decline: 'I decline the offer',
  name: 'Your full name',
  nameHint: 'Typing your name stands for your signature.',
  reason: 'Why you decline, if you want to say it',
  button: 'Send the answer',
  faults: {
    answer: 'Choose whether you accept or decline.',
    name: 'Type your full name.',
    nameLength: 'Use at most 200 characters.',
  },
  closed: {
    accepted: 'You accepted this offer',
    declined: 'You declined this offer',
    expired: 'This offer has expired',
    withdrawn: 'This offer was withdrawn',
  },
  signed: (name: string, moment: string) => `${name}, ${moment}`,
  closedNote: {
    accepted: 'Thank you. We get in touch with you about your start.',
    declined: 'Thank you for telling us.',
    expired: 'The last day to answer has passed. Write to us if you are still interested.',
    withdrawn: 'It can no longer be accepted. Write to us if you have questions.',
  },
  back: 'Your application',
  mail: {
    sentSubject: (company: string) => `Your offer from ${company}`,
    heading: (name: string) => `Hello ${name}`,
    sentText: (position: string, company: string, day: string) =>
      `${company} offers you the position ${position}. Read the document and answer by ${day}.`,
    button: 'Read the offer',
    note: 'The link is for you alone. Do not pass it on.',
    withdrawnSubject: (company: string) => `Your offer from ${company} was withdrawn`,
    withdrawnText: (position: string) =>
      `The offer for the position ${position} was withdrawn and can no longer be accepted.`,
    withdrawnButton: 'See your application',
    reason: (company: string) => `You get this because you applied at ${company}.`,
  },
};
export type OfferTexts = typeof english;

const german: OfferTexts = {
  title: (position) => `Ihr Angebot: ${position}`,
  lead: (day) => `Bitte lesen Sie das Dokument und antworten Sie bis zum ${day}.`,
  document: 'Dokument lesen (PDF)',
  facts: { position: 'Stelle', pay: 'Gehalt', start: 'Beginn', answerBy: 'Antwort bis' },
  periods: { hour: 'pro Stunde', month: 'pro Monat', year: 'pro Jahr' },
  answer: 'Ihre Antwort',
  choice: 'Nehmen Sie das Angebot an?',
  accept: 'Ich nehme das Angebot an',
  decline: 'Ich lehne das Angebot ab',
  name: 'Ihr voller Name',
  nameHint: 'Ihr getippter Name steht für Ihre Unterschrift.',
  reason: 'Warum Sie ablehnen, wenn Sie es sagen möchten',
  button: 'Antwort senden',
  faults: {
    answer: 'Wählen Sie, ob Sie annehmen oder ablehnen.',
    name: 'Geben Sie Ihren vollen Namen ein.',
    nameLength: 'Höchstens 200 Zeichen.',
  },
  closed: {
    accepted: 'Sie haben dieses Angebot angenommen',
    declined: 'Sie haben dieses Angebot abgelehnt',
    expired: 'Dieses Angebot ist abgelaufen',
    withdrawn: 'Dieses Angebot wurde zurückgezogen',
  },
  signed: (name, moment) => `${name}, ${moment}`,
  closedNote: {
    accepted: 'Vielen Dank. Wir melden uns wegen Ihres Beginns bei Ihnen.',
    declined: 'Vielen Dank für Ihre Nachricht.',
    expired:
      'Der letzte Tag zum Antworten ist vorbei. Schreiben Sie uns, wenn Sie noch interessiert sind.',
    withdrawn: 'Es kann nicht mehr angenommen werden. Schreiben Sie uns bei Fragen.',
  },
  back: 'Ihre Bewerbung',
  mail: {
    sentSubject: (company) => `Ihr Angebot von ${company}`,
    heading: (name) => `Guten Tag ${name}`,
    sentText: (position, company, day) =>
      `${company} bietet Ihnen die Stelle ${position} an. Lesen Sie das Dokument und antworten Sie bis zum ${day}.`,
    button: 'Angebot lesen',
    note: 'Der Link ist nur für Sie. Geben Sie ihn nicht weiter.',
    withdrawnSubject: (company) => `Ihr Angebot von ${company} wurde zurückgezogen`,
    withdrawnText: (position) =>
      `Das Angebot für die Stelle ${position} wurde zurückgezogen und kann nicht mehr angenommen werden.`,
    withdrawnButton: 'Bewerbung ansehen',
    reason: (company) => `Sie erhalten dies, weil Sie sich bei ${company} beworben haben.`,
  },
};

export const offerTexts: Readonly<Record<CareersLanguage, OfferTexts>> = {
  en: english,
  de: german,
};
