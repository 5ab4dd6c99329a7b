import { addressField } from 'shell/sdk/react';

export const wizardSteps = [
  { id: 'job', label: 'Job Create' },
  { id: 'seo', label: 'Set Seo For Job' },
] as const;
export type WizardStepId = (typeof wizardSteps)[number]['id'];

export const getNextStepLabel = (step: WizardStepId): 'NEXT' | 'FINISH' =>
  wizardSteps.at(-1)?.id === step ? 'FINISH' : 'NEXT';

/** Address fields of the wizard; a navigation that changes one of them leaves the form of a step. */
export const wizardStepFields = ['step', 'id', 'from'] as const;

export const wizardAddress = {
  step: addressField.choice(['job', 'seo', 'done'], 'job'),
  id: addressField.id,
  /** Id of the existing job whose values fill a new job. */
  from: addressField.id,
  /** Name of a field with an error; the form opens with the focus on this field. */
  field: addressField.text(),
  tab: addressField.choice(['job', 'seo'], 'job'),
};
