import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';

interface InvitationTexts {
  subject: (title: string, job: string) => string;
  cancelledSubject: (title: string, job: string) => string;
  heading: (name: string) => string;
  invited: string;
  changed: string;
  cancelled: string;
  when: string;
  length: string;
  minutes: (minutes: number) => string;
  place: string;
  withWhom: string;
  job: string;
  answer: string;
  reason: (company: string) => string;
}

/** Texts of mail to applicants; mail to staff is in English. */
export const invitationTexts: Readonly<Record<CareersLanguage, InvitationTexts>> = {
  en: {
    subject: (title, job) => `Your interview: ${title}, ${job}`,
    cancelledSubject: (title, job) => `Cancelled: your interview ${title}, ${job}`,
    heading: (name) => `Dear ${name}`,
    invited: 'We invite you to an interview.',
    changed: 'Your interview has changed. This is how it stands now.',
    cancelled: 'This interview does not take place.',
    when: 'When',
    length: 'Length',
    minutes: (minutes) => `${minutes} minutes`,
    place: 'Place',
    withWhom: 'With',
    job: 'Job',
    answer: 'Accept or decline in your calendar, or answer this mail.',
    reason: (company) => `You get this because you applied at ${company}.`,
  },
  de: {
    subject: (title, job) => `Ihr Gespräch: ${title}, ${job}`,
    cancelledSubject: (title, job) => `Abgesagt: Ihr Gespräch ${title}, ${job}`,
    heading: (name) => `Guten Tag ${name}`,
    invited: 'Wir laden Sie zu einem Gespräch ein.',
    changed: 'Ihr Gespräch hat sich geändert. So steht es jetzt fest.',
    cancelled: 'Dieses Gespräch findet nicht statt.',
    when: 'Wann',
    length: 'Dauer',
    minutes: (minutes) => `${minutes} Minuten`,
    place: 'Ort',
    withWhom: 'Mit',
    job: 'Stelle',
    answer: 'Sagen Sie in Ihrem Kalender zu oder ab, oder antworten Sie auf diese Mail.',
    reason: (company) => `Sie erhalten dies, weil Sie sich bei ${company} beworben haben.`,
  },
};
