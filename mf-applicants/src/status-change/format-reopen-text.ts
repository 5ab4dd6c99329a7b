export const formatReopenText = (stage: string): string =>
  `This applicant was rejected and can be reopened in the stage that was left: ${stage}.`;
