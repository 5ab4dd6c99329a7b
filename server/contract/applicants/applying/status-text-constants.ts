import type { StatusCategory } from '../applications/application-constants';

export const applicantPageLanguages = { en: 'English', de: 'German' } as const;
export type ApplicantPageLanguage = keyof typeof applicantPageLanguages;

export interface StatusText {
  heading: string;
  sentence: string;
  next: string;
}

export const statusTextLimits = { heading: 120, sentence: 500, next: 500 } as const;

export const maxAnswerDays = 365;

export const statusTextMessages = {
  taken: 'There are texts of this kind of status already. Edit those.',
  fixed: 'The texts of one kind of status cannot become those of another.',
  decided: 'Nobody waits for an answer once it is decided. Leave it at 0.',
} as const;

/** Default texts of the status page, shown if a text in setup is empty; they never name a stage. */
export const defaultStatusTexts: Readonly<
  Record<ApplicantPageLanguage, Readonly<Record<StatusCategory, StatusText>>>
> = {
  en: {
    start: {
      heading: 'Your application has arrived',
      sentence: 'Thank you for applying.',
      next: 'The hiring team reads it next. You need to do nothing.',
    },
    active: {
      heading: 'Your application is in review',
      sentence: 'The hiring team is looking at it.',
      next: 'They write or call when there is news.',
    },
    'on-hold': {
      heading: 'Your application is in review',
      sentence: 'The hiring team has not decided yet.',
      next: 'They write or call when there is news.',
    },
    hired: {
      heading: 'You are in: congratulations',
      sentence: 'We look forward to working with you.',
      next: 'The hiring team is in touch about your first day. Welcome!',
    },
    rejected: {
      heading: 'It did not work out this time',
      sentence: 'The hiring team decided for somebody else. Thank you for your time.',
      next: 'Another of our jobs may fit.',
    },
    withdrawn: {
      heading: 'You withdrew your application',
      sentence: 'Nobody works on it any more.',
      next: 'You are welcome to apply again.',
    },
  },
  de: {
    start: {
      heading: 'Ihre Bewerbung ist eingegangen',
      sentence: 'Vielen Dank für Ihre Bewerbung.',
      next: 'Als Nächstes liest sie das Recruiting-Team. Sie brauchen nichts zu tun.',
    },
    active: {
      heading: 'Ihre Bewerbung wird geprüft',
      sentence: 'Das Recruiting-Team sieht sie gerade an.',
      next: 'Es schreibt oder ruft an, wenn es Neues gibt.',
    },
    'on-hold': {
      heading: 'Ihre Bewerbung wird geprüft',
      sentence: 'Das Recruiting-Team hat noch nicht entschieden.',
      next: 'Es schreibt oder ruft an, wenn es Neues gibt.',
    },
    hired: {
      heading: 'Sie sind dabei: Herzlichen Glückwunsch',
      sentence: 'Wir freuen uns auf die Zusammenarbeit.',
      next: 'Das Recruiting-Team meldet sich wegen Ihres ersten Tages. Willkommen!',
    },
    rejected: {
      heading: 'Dieses Mal hat es nicht geklappt',
      sentence: 'Das Recruiting-Team hat sich für jemand anderen entschieden. Danke für Ihre Zeit.',
      next: 'Vielleicht passt eine andere unserer Stellen.',
    },
    withdrawn: {
      heading: 'Sie haben Ihre Bewerbung zurückgezogen',
      sentence: 'Niemand arbeitet mehr daran.',
      next: 'Sie können sich gern wieder bewerben.',
    },
  },
};
