import { addressField } from 'shell/sdk/react';

export const steps = [
  { id: 'job', label: 'Job Create' },
  { id: 'seo', label: 'Set Seo For Job' },
] as const;
export type WizardStepId = (typeof steps)[number]['id'];

export const getNextStepLabel = (step: WizardStepId): 'NEXT' | 'FINISH' =>
  steps.at(-1)?.id === step ? 'FINISH' : 'NEXT';

/** Navigation that changes one of these address fields leaves the form of a step. */
export const wizardStepFields = ['step', 'id', 'from'] as const;

export const wizardAddress = {
  step: addressField.choice(['job', 'seo', 'done'], 'job'),
  id: addressField.id,
  /** Job that a new one is filled from. */
  from: addressField.id,
  /** Field that has to be mended; the form opens at it. */
  field: addressField.text(),
  tab: addressField.choice(['job', 'seo'], 'job'),
};
