import type { Method } from '../../../contract/call';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { ScimGroup } from '../../../contract/company/scim/scim-group';
import type { ScimList } from '../../../contract/company/scim/scim-message';
import type { ScimUser } from '../../../contract/company/scim/scim-user';
import type { ServiceRightName } from '../../../contract/identity/service-tokens/service-token-constants';
import type { Caller, TestServer } from '../../server';

let made = 0;

type Resource = Partial<ScimUser & ScimGroup>;

export type ScimBody = Resource &
  Partial<ScimList<Resource>> & { scimType?: string; status?: string; detail?: string };

export interface ScimAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: ScimBody;
}

export type ScimSend = (
  method: Method,
  path: string,
  payload?: object | string,
  headers?: Record<string, string>,
) => Promise<ScimAnswer>;

export const makeToken = async (
  administrator: Caller,
  rights: readonly ServiceRightName[] = ['people:provision'],
): Promise<string> => {
  made += 1;
  const path = '/api/v1/service-token';
  const payload = { name: `Provider ${made}`, rights };
  const token = (await administrator.send('POST', path, { payload })).json().data;
  return (await administrator.send('POST', `${path}/${token.id}/secret`)).json().data.token;
};

export const scimCalls =
  ({ app }: TestServer, token: string): ScimSend =>
  async (method, path, payload, headers = {}) => {
    const answer = await app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/scim+json',
        ...(payload !== undefined && { 'content-type': 'application/scim+json; charset=utf-8' }),
        ...headers,
      },
      ...(payload !== undefined && {
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body ? JSON.parse(answer.body) : undefined,
    };
  };

export const toPersonBody = (name: string, more: object = {}) => ({
  schemas: [scimUrns.user],
  userName: `${name}@example.com`,
  name: { givenName: name, familyName: 'Okafor' },
  emails: [{ primary: true, value: `${name}@example.com`, type: 'work' }],
  displayName: `${name} Okafor`,
  active: true,
  ...more,
});

export const toPatchBody = (...Operations: object[]) => ({
  schemas: [scimUrns.patchOp],
  Operations,
});
