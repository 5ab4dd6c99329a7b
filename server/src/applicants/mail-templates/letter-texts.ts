import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type { TemplateLanguage } from '../../../contract/applicants/mail-templates/mail-template-constants';

interface LetterTexts {
  /** Texts that applicants read instead of a status name, which is internal. */
  statuses: Readonly<Record<StatusCategory, string>>;
  /** Name to show if there is no recruiter. */
  team: string;
  statusLink: string;
  /** Label of the link to the stored data of an applicant whom others added. */
  dataLink: string;
  reason(company: string): string;
}

export const letterTexts: Readonly<Record<TemplateLanguage, LetterTexts>> = {
  en: {
    statuses: {
      start: 'received',
      active: 'in review',
      'on-hold': 'in review',
      hired: 'accepted',
      rejected: 'not selected',
      withdrawn: 'withdrawn',
    },
    team: 'the hiring team',
    statusLink: 'See where it stands',
    dataLink: 'See what we keep of you',
    reason: (company) => `You get this because of your application to ${company}.`,
  },
  de: {
    statuses: {
      start: 'eingegangen',
      active: 'in Prüfung',
      'on-hold': 'in Prüfung',
      hired: 'angenommen',
      rejected: 'nicht ausgewählt',
      withdrawn: 'zurückgezogen',
    },
    team: 'das Recruiting-Team',
    statusLink: 'Stand ansehen',
    dataLink: 'Ansehen, was wir von Ihnen haben',
    reason: (company) => `Sie erhalten diese Nachricht wegen Ihrer Bewerbung bei ${company}.`,
  },
  fr: {
    statuses: {
      start: 'reçue',
      active: 'à l’étude',
      'on-hold': 'à l’étude',
      hired: 'acceptée',
      rejected: 'non retenue',
      withdrawn: 'retirée',
    },
    team: 'l’équipe de recrutement',
    statusLink: 'Voir où elle en est',
    dataLink: 'Voir ce que nous conservons de vous',
    reason: (company) => `Vous recevez ce message en raison de votre candidature chez ${company}.`,
  },
  es: {
    statuses: {
      start: 'recibida',
      active: 'en revisión',
      'on-hold': 'en revisión',
      hired: 'aceptada',
      rejected: 'no seleccionada',
      withdrawn: 'retirada',
    },
    team: 'el equipo de selección',
    statusLink: 'Ver en qué punto está',
    dataLink: 'Ver qué guardamos sobre usted',
    reason: (company) => `Recibe este mensaje por su candidatura en ${company}.`,
  },
};
