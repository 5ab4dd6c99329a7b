import type { Domain } from '../../platform/domain';
import {
  answers,
  consents,
  consentSources,
  forms,
  remarks,
  replies,
  resumes,
  resumeTexts,
  statusLinks,
} from './application-parts';
import { freeTextsOfApplicants } from './free-texts';
import { merges, people } from './people';
import { quarantinedApplications, importRows } from './unlinked';

/** In the order of an erasure, and of what a person reads about themselves. */
export const personalDataOfApplicants: Domain = {
  register: () => undefined,
  freeTexts: freeTextsOfApplicants,
  personalData: [
    ...[people, merges, resumeTexts, resumes, forms, answers, remarks, replies],
    ...[consents, consentSources, statusLinks, quarantinedApplications, importRows],
  ],
};
