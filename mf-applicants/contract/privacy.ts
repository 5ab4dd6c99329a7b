import type { PanelRef } from 'shell/sdk/define';

export const anonymiseApplicant = 'applicants.anonymise' as PanelRef<
  { applicantId: number },
  undefined
>;
export const openSealedRecord = 'applicants.open-sealed' as PanelRef<
  { applicantId: number },
  undefined
>;
export const holdApplicant = 'applicants.hold' as PanelRef<{ applicantId: number }, undefined>;
