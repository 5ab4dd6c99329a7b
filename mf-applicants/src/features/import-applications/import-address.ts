import type { ApplicationImport } from 'server/contract/applicants/intake/application-import';
import { addressField } from 'shell/sdk/react';

/** Address fields of the import; a navigation that changes one of them leaves the form of a step. */
export const stepAddressFields = ['id', 'step'] as const;

export const importAddress = {
  id: addressField.id,
  step: addressField.choice(['columns', 'check'], 'columns'),
};

export const getImportStep = (
  { state, mapping }: Pick<ApplicationImport, 'state' | 'mapping'>,
  asked: 'columns' | 'check',
): 'columns' | 'check' | 'run' => {
  if (state !== 'uploaded') return 'run';
  return asked === 'check' && mapping ? 'check' : 'columns';
};
