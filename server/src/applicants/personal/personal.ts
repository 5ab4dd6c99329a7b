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

/** Personal data in the order in which it is erased, and shown to the person concerned. */
export const personalDataOfApplicants: Domain = {
  register: () => undefined,
  freeTexts: freeTextsOfApplicants,
  personalData: [
    ...[people, merges, resumeTexts, resumes, forms, answers, remarks, replies],
    ...[consents, consentSources, statusLinks, quarantinedApplications, importRows],
  ],
};
