import type { One } from '../../answer';
import { call } from '../../call';
import type { ConsentParams, ConsentSource, RecordedConsent } from './recorded-consent';

type Reply = One<RecordedConsent[]>;
const path = '/api/v1/application/:id/consents';
const changes = { changes: ['application'] };

export const getRecordedConsents = call<{ params: { id: number }; reply: Reply }>('GET', path, {
  shows: ['application'],
});

/** Records a consent that an applicant gave by phone, by letter or face to face. */
export const recordConsent = call<{ params: ConsentParams; body: ConsentSource; reply: Reply }>(
  'POST',
  `${path}/:consentId`,
  changes,
);

export const withdrawRecordedConsent = call<{ params: ConsentParams; reply: Reply }>(
  'POST',
  `${path}/:consentId/withdrawal`,
  changes,
);
