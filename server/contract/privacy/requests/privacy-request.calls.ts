import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  CheckedIdentity,
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

/** For a person whom no link reaches. */
export const confirmIdentity = call<{
  params: Id;
  body: CheckedIdentity;
  reply: One<PrivacyRequest>;
}>('POST', `${path}/:id/identity`, changes);

/** Builds the package; the request is done once it is made. */
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
