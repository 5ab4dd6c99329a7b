import {
  englishSalaryLabels,
  type SalaryLabels,
} from '../../../../contract/jobs/postings/job-salary';

export const careersLanguages = ['en', 'de'] as const;
export type CareersLanguage = (typeof careersLanguages)[number];

const english = {
  name: 'English',
  locale: 'en-IN',
  skip: 'Skip to the content',
  openJobs: 'Open jobs',
  headline: (company: string) => `Work at ${company}`,
  openCount: (count: number) =>
    count === 0 ? 'No open jobs' : count === 1 ? '1 open job' : `${count} open jobs`,
  foundCount: (count: number) =>
    count === 0 ? 'No job fits' : count === 1 ? '1 job fits' : `${count} jobs fit`,
  search: 'Search',
  searchHint: 'Title, skill or place',
  department: 'Department',
  place: 'Place',
  type: 'Type',
  any: 'All',
  remoteOnly: 'Remote work only',
  find: 'Find jobs',
  clear: 'Show all jobs',
  noneFits: 'Try fewer words, or show all jobs.',
  noneOpen: 'There is nothing open at the moment. Please look again soon.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  remote: 'Remote',
  remoteFrom: (countries: string) => `Remote from ${countries}`,
  hybrid: 'Hybrid',
  posted: (day: string) => `Posted ${day}`,
  apply: 'Apply',
  applyFor: (title: string) => `Apply for ${title}`,
  facts: 'The job in short',
  salary: 'Salary',
  experience: 'Experience',
  years: (least: number | null, most: number | null) =>
    most === null
      ? `${least ?? 0} years or more`
      : least === most
        ? `${most} years`
        : `${least ?? 0} to ${most} years`,
  noExperience: 'None needed',
  education: 'Education',
  employment: 'Employment',
  workplace: 'Workplace',
  skills: 'Skills',
  positions: 'Openings',
  postedOn: 'Posted on',
  closesOn: 'Apply by',
  jobCode: 'Job code',
  about: 'About the job',
  related: 'More jobs like this',
  allJobs: 'All open jobs',
  missing: 'This page does not exist',
  missingLead: 'The address may have been mistyped. These jobs are open:',
  gone: 'This job is no longer open',
  goneLead: 'It was filled or withdrawn. These jobs are open:',
  away: 'The jobs cannot be shown at the moment',
  awayLead: 'Please try again in a minute.',
  languages: 'Languages',
  levels: {
    'no requirements': 'None needed',
    'high school': 'High school',
    'professional certificate': 'Professional certificate',
    'associate degree': 'Associate degree',
    'bachelor degree': 'Bachelor’s degree',
    'postgraduate degree': 'Postgraduate degree',
  },
  pay: englishSalaryLabels,
};

export type CareersLabels = typeof english;

const germanPay: SalaryLabels = {
  from: (amount) => `ab ${amount}`,
  upTo: (amount) => `bis ${amount}`,
  units: {
    HOUR: 'pro Stunde',
    DAY: 'pro Tag',
    WEEK: 'pro Woche',
    MONTH: 'pro Monat',
    YEAR: 'pro Jahr',
  },
};

const german: CareersLabels = {
  name: 'Deutsch',
  locale: 'de-DE',
  skip: 'Zum Inhalt springen',
  openJobs: 'Offene Stellen',
  headline: (company) => `Arbeiten bei ${company}`,
  openCount: (count) =>
    count === 0
      ? 'Keine offenen Stellen'
      : count === 1
        ? '1 offene Stelle'
        : `${count} offene Stellen`,
  foundCount: (count) =>
    count === 0 ? 'Keine Stelle passt' : count === 1 ? '1 Stelle passt' : `${count} Stellen passen`,
  search: 'Suche',
  searchHint: 'Titel, Fähigkeit oder Ort',
  department: 'Abteilung',
  place: 'Ort',
  type: 'Art',
  any: 'Alle',
  remoteOnly: 'Nur Arbeit von zu Hause',
  find: 'Stellen finden',
  clear: 'Alle Stellen zeigen',
  noneFits: 'Versuchen Sie es mit weniger Wörtern, oder lassen Sie sich alle Stellen zeigen.',
  noneOpen: 'Zurzeit ist keine Stelle offen. Bitte schauen Sie bald wieder herein.',
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  remote: 'Von zu Hause',
  remoteFrom: (countries) => `Von zu Hause aus ${countries}`,
  hybrid: 'Teils von zu Hause',
  posted: (day) => `Seit ${day}`,
  apply: 'Bewerben',
  applyFor: (title) => `Bewerben als ${title}`,
  facts: 'Die Stelle in Kürze',
  salary: 'Gehalt',
  experience: 'Erfahrung',
  years: (least, most) =>
    most === null
      ? `${least ?? 0} Jahre oder mehr`
      : least === most
        ? `${most} Jahre`
        : `${least ?? 0} bis ${most} Jahre`,
  noExperience: 'Nicht nötig',
  education: 'Ausbildung',
  employment: 'Anstellung',
  workplace: 'Arbeitsort',
  skills: 'Fähigkeiten',
  positions: 'Plätze',
  postedOn: 'Ausgeschrieben am',
  closesOn: 'Bewerben bis',
  jobCode: 'Kennziffer',
  about: 'Über die Stelle',
  related: 'Ähnliche Stellen',
  allJobs: 'Alle offenen Stellen',
  missing: 'Diese Seite gibt es nicht',
  missingLead: 'Vielleicht wurde die Adresse falsch eingegeben. Diese Stellen sind offen:',
  gone: 'Diese Stelle ist nicht mehr offen',
  goneLead: 'Sie wurde besetzt oder zurückgezogen. Diese Stellen sind offen:',
  away: 'Die Stellen können gerade nicht gezeigt werden',
  awayLead: 'Bitte versuchen Sie es in einer Minute noch einmal.',
  languages: 'Sprachen',
  levels: {
    'no requirements': 'Nicht nötig',
    'high school': 'Schulabschluss',
    'professional certificate': 'Berufsausbildung',
    'associate degree': 'Fachhochschulreife',
    'bachelor degree': 'Bachelor',
    'postgraduate degree': 'Master oder höher',
  },
  pay: germanPay,
};

export const careersLabels: Record<CareersLanguage, CareersLabels> = { en: english, de: german };
