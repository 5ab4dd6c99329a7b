import type { One } from '../../answer';
import type { ApplicationParams } from '../../applicants/applications/application';
import { call } from '../../call';
import type { ErasureReason, ErasureState, SealedRecord } from './erasure';

export const getErasure = call<{ params: ApplicationParams; reply: One<ErasureState> }>(
  'GET',
  '/api/v1/application/:id/erasure',
  { shows: ['application'] },
);

export const anonymiseByApplication = call<{
  params: ApplicationParams;
  body: ErasureReason;
  reply: One<ErasureState>;
}>('POST', '/api/v1/application/:id/anonymise', { changes: ['application', 'duplicate'] });

export const restoreAnonymisedByApplication = call<{
  params: ApplicationParams;
  reply: One<ErasureState>;
}>('POST', '/api/v1/application/:id/bring-back', { changes: ['application', 'duplicate'] });

/** Returns the sealed data of a person, and logs who opened it and why. */
export const openSealedOriginals = call<{
  params: ApplicationParams;
  body: ErasureReason;
  reply: One<SealedRecord>;
}>('POST', '/api/v1/application/:id/sealed-record', { changes: ['record-reading'] });
