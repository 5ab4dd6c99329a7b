import type { Domain } from '../../platform/domain';
import {
  answerPersonalData,
  consentPersonalData,
  consentSourcePersonalData,
  formPersonalData,
  stepRemarkPersonalData,
  replyPersonalData,
  resumePersonalData,
  resumeTextPersonalData,
  statusLinkPersonalData,
} from './application-parts';
import { freeTextsOfApplicants } from './free-texts';
import { mergePersonalData, contactPersonalData } from './people';
import { quarantinePersonalData, importRowPersonalData } from './unlinked';

/** Personal data in the order in which it is erased, and shown to the person concerned. */
export const applicantPersonalDataDomain: Domain = {
  register: () => undefined,
  freeTexts: freeTextsOfApplicants,
  personalData: [
    ...[
      contactPersonalData,
      mergePersonalData,
      resumeTextPersonalData,
      resumePersonalData,
      formPersonalData,
      answerPersonalData,
      stepRemarkPersonalData,
      replyPersonalData,
    ],
    ...[
      consentPersonalData,
      consentSourcePersonalData,
      statusLinkPersonalData,
      quarantinePersonalData,
      importRowPersonalData,
    ],
  ],
};
