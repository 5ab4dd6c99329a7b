import { addressField } from 'shell/sdk/react';

/** The steps of the wizard, in their order. */
export const steps = [
  { id: 'job', label: 'Job Create' },
  { id: 'seo', label: 'Set Seo For Job' },
] as const;
export type StepId = (typeof steps)[number]['id'];

/** What the button that ends a step reads. */
export const nextWord = (step: StepId): 'NEXT' | 'FINISH' =>
  steps.at(-1)?.id === step ? 'FINISH' : 'NEXT';

/** A move that changes one of these leaves the form of a step. */
export const stepPlaces = ['step', 'id'] as const;

/** Where one is in the wizard: the step, the job that was saved, and the open tab of the first step. */
export const wizardAddress = {
  step: addressField.choice(['job', 'seo', 'done'], 'job'),
  id: addressField.id,
  tab: addressField.choice(['job', 'seo'], 'job'),
};
