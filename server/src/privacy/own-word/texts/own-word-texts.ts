import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';

const english = {
  mail: {
    noticeSubject: (company: string) => `${company} has your data, and needs your consent`,
    heading: (name: string) => `Dear ${name}`,
    noticeText: (company: string, job: string, isReferred: boolean) =>
      isReferred
        ? `An employee of ${company} recommended you for ${job} and gave us your name, your contact and, where they had one, your resume.`
        : `The hiring team of ${company} keeps your name, your contact and, where there is one, your resume for ${job}, though you did not send them yourself.`,
    noticeDay: (day: string) =>
      `We use them to decide on this job alone. Please agree by ${day}; otherwise we delete them. On your page you can also see, correct or delete what we hold.`,
    renewalSubject: (company: string) => `Shall ${company} keep your data?`,
    renewalText: (company: string, job: string, day: string) =>
      `You applied for ${job} at ${company}. The time for which we keep your data ends on ${day}. If you would like to hear of other jobs, say so on your page; if you do nothing, we delete them.`,
    button: 'Open my page',
    note: 'The page needs no account. Do not pass the link on.',
    reason: (company: string) => `You get this because ${company} keeps your data.`,
  },
  page: {
    title: 'Your data',
    askHeading: 'May we keep your data?',
    askLead: (job: string, day: string) =>
      `It is about ${job}. Without your consent we delete them after ${day}.`,
    renewHeading: 'Shall we keep your data longer?',
    renewLead: (job: string, day: string) =>
      `It is about your application for ${job}. If you do nothing, we delete them after ${day}.`,
    agree: 'I agree',
    keep: 'Yes, keep my data',
    doneHeading: 'Thank you, your answer has arrived',
    restHeading: 'Your data with us',
    restLead: (job: string) => `It is about ${job}. Nothing waits for your answer.`,
    agreed: 'What you agreed to',
    takeBack: 'Take back',
    rights: 'See, correct or delete my data',
  },
};
export type OwnConsentTexts = typeof english;

const german: OwnConsentTexts = {
  mail: {
    noticeSubject: (company) => `${company} hat Daten von Ihnen und braucht Ihre Einwilligung`,
    heading: (name) => `Guten Tag ${name}`,
    noticeText: (company, job, isReferred) =>
      isReferred
        ? `Jemand von ${company} hat Sie als ${job} empfohlen und uns Ihren Namen, Ihren Kontakt und, soweit vorhanden, Ihren Lebenslauf gegeben.`
        : `Das Recruiting-Team von ${company} hat für die Stelle ${job} Ihren Namen, Ihren Kontakt und, soweit vorhanden, Ihren Lebenslauf gespeichert, obwohl Sie sie nicht selbst geschickt haben.`,
    noticeDay: (day) =>
      `Wir nutzen sie nur, um über diese Stelle zu entscheiden. Bitte willigen Sie bis zum ${day} ein; sonst löschen wir sie. Auf Ihrer Seite können Sie auch ansehen, berichtigen oder löschen lassen, was wir haben.`,
    renewalSubject: (company) => `Soll ${company} Ihre Daten behalten?`,
    renewalText: (company, job, day) =>
      `Sie haben sich bei ${company} als ${job} beworben. Die Zeit, für die wir Ihre Daten aufbewahren, endet am ${day}. Wenn Sie von anderen Stellen hören möchten, sagen Sie es auf Ihrer Seite; wenn Sie nichts tun, löschen wir sie.`,
    button: 'Meine Seite öffnen',
    note: 'Die Seite braucht kein Konto. Geben Sie den Link nicht weiter.',
    reason: (company) => `Sie erhalten diese Nachricht, weil ${company} Daten von Ihnen hat.`,
  },
  page: {
    title: 'Ihre Daten',
    askHeading: 'Dürfen wir Ihre Daten behalten?',
    askLead: (job, day) =>
      `Es geht um die Stelle ${job}. Ohne Ihre Einwilligung löschen wir sie nach dem ${day}.`,
    renewHeading: 'Sollen wir Ihre Daten länger behalten?',
    renewLead: (job, day) =>
      `Es geht um Ihre Bewerbung als ${job}. Wenn Sie nichts tun, löschen wir sie nach dem ${day}.`,
    agree: 'Ich willige ein',
    keep: 'Ja, behalten Sie meine Daten',
    doneHeading: 'Vielen Dank, Ihre Antwort ist da',
    restHeading: 'Ihre Daten bei uns',
    restLead: (job) => `Es geht um die Stelle ${job}. Nichts wartet auf Ihre Antwort.`,
    agreed: 'Wozu Sie eingewilligt haben',
    takeBack: 'Widerrufen',
    rights: 'Meine Daten ansehen, berichtigen oder löschen lassen',
  },
};

export const ownConsentTexts: Readonly<Record<CareersLanguage, OwnConsentTexts>> = {
  en: english,
  de: german,
};
