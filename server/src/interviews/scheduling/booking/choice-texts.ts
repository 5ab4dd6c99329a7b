import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';

interface ChoiceTexts {
  subject: (title: string, job: string) => string;
  mailHeading: (name: string) => string;
  mailText: (title: string, minutes: number) => string;
  mailButton: string;
  mailNote: (until: string) => string;
  reason: (company: string) => string;
  heading: string;
  lead: (title: string, job: string, minutes: number) => string;
  zone: string;
  showZone: string;
  choose: string;
  none: string;
  taken: string;
  over: string;
  chosen: string;
  invited: string;
}

export const choiceTexts: Readonly<Record<CareersLanguage, ChoiceTexts>> = {
  en: {
    subject: (title, job) => `Choose a time: ${title}, ${job}`,
    mailHeading: (name) => `Dear ${name}`,
    mailText: (title, minutes) =>
      `We would like to meet you for the interview “${title}”, which takes ${minutes} minutes. Choose the time that suits you.`,
    mailButton: 'Choose a time',
    mailNote: (until) => `The link works until ${until}.`,
    reason: (company) => `You get this because you applied at ${company}.`,
    heading: 'Choose a time',
    lead: (title, job, minutes) => `${title}, ${job}, ${minutes} minutes`,
    zone: 'Times are in',
    showZone: 'Show in this zone',
    choose: 'Choose',
    none: 'No time is free just now. Answer the mail, and we will find one.',
    taken: 'This time was taken meanwhile. Choose another.',
    over: 'This link has ended. Answer the mail if you still want to meet us.',
    chosen: 'Your interview is booked',
    invited: 'The invitation comes by mail. To move it, answer that mail.',
  },
  de: {
    subject: (title, job) => `Wählen Sie eine Zeit: ${title}, ${job}`,
    mailHeading: (name) => `Guten Tag ${name}`,
    mailText: (title, minutes) =>
      `wir möchten Sie zum Gespräch „${title}“ treffen. Es dauert ${minutes} Minuten. Wählen Sie eine Zeit, die Ihnen passt.`,
    mailButton: 'Zeit wählen',
    mailNote: (until) => `Der Link gilt bis ${until}.`,
    reason: (company) => `Sie erhalten dies, weil Sie sich bei ${company} beworben haben.`,
    heading: 'Wählen Sie eine Zeit',
    lead: (title, job, minutes) => `${title}, ${job}, ${minutes} Minuten`,
    zone: 'Zeiten in',
    showZone: 'In dieser Zone zeigen',
    choose: 'Wählen',
    none: 'Gerade ist keine Zeit frei. Antworten Sie auf die Mail, dann finden wir eine.',
    taken: 'Diese Zeit ist inzwischen vergeben. Wählen Sie eine andere.',
    over: 'Dieser Link gilt nicht mehr. Antworten Sie auf die Mail, wenn Sie uns noch treffen möchten.',
    chosen: 'Ihr Gespräch ist gebucht',
    invited: 'Die Einladung kommt per Mail. Antworten Sie darauf, wenn Sie verschieben möchten.',
  },
};
