import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  IdentityConfirmation,
  NewPrivacyRequest,
  PrivacyAnswer,
  PrivacyRequest,
  PrivacyRequestOwner,
  PrivacyRequestQuery,
} from './privacy-request';

const path = '/api/v1/privacy-requests';
const changes = { changes: ['privacy-request'] };
interface Id {
  id: number;
}

export const getPrivacyRequests = call<{
  query: PrivacyRequestQuery;
  reply: Many<PrivacyRequest>;
}>('GET', path, { shows: ['privacy-request'] });

export const createPrivacyRequest = call<{ body: NewPrivacyRequest; reply: One<PrivacyRequest> }>(
  'POST',
  path,
  changes,
);

export const assignPrivacyRequest = call<{
  params: Id;
  body: PrivacyRequestOwner;
  reply: One<PrivacyRequest>;
}>('PUT', `${path}/:id/owner`, changes);

/** Confirms the identity of a person to whom no confirmation link can be sent. */
export const confirmIdentity = call<{
  params: Id;
  body: IdentityConfirmation;
  reply: One<PrivacyRequest>;
}>('POST', `${path}/:id/identity`, changes);

/** Builds the package with the person's data; the request is done when the package is complete. */
export const buildPrivacyPackage = call<{ params: Id; reply: One<PrivacyRequest> }>(
  'POST',
  `${path}/:id/package`,
  changes,
);

export const answerPrivacyRequest = call<{
  params: Id;
  body: PrivacyAnswer;
  reply: One<PrivacyRequest>;
}>('POST', `${path}/:id/answer`, changes);
