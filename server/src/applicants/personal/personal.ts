import type { Domain } from '../../platform/domain';
import {
  personalAnswers,
  personalConsents,
  consentSources,
  personalForms,
  personalRemarksOfSteps,
  personalReplies,
  personalResumes,
  resumeTexts,
  statusLinks,
} from './application-parts';
import { freeTextsOfApplicants } from './free-texts';
import { personalMerges, personalContacts } from './people';
import { quarantinedApplications, importRows } from './unlinked';

/** Personal data in the order in which it is erased, and shown to the person concerned. */
export const applicantPersonalDataDomain: Domain = {
  register: () => undefined,
  freeTexts: freeTextsOfApplicants,
  personalData: [
    ...[
      personalContacts,
      personalMerges,
      resumeTexts,
      personalResumes,
      personalForms,
      personalAnswers,
      personalRemarksOfSteps,
      personalReplies,
    ],
    ...[personalConsents, consentSources, statusLinks, quarantinedApplications, importRows],
  ],
};
