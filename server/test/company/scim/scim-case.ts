import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { ScimSend } from './scim-parts';

export const filter = (text: string) => `filter=${encodeURIComponent(text)}`;
export const list = { schemas: [scimUrns.listResponse] };
export const error = (status: number, scimType?: string) => ({
  ...{ schemas: [scimUrns.error], status: String(status), detail: expect.any(String) },
  ...(scimType !== undefined && { scimType }),
});

export interface World {
  id: string;
  name: string;
  other: string;
  group: string;
}

export type Case = [
  name: string,
  call: (world: World) => Parameters<ScimSend>,
  status: number,
  body: (world: World) => unknown,
];

export const having = (more: object) => () => expect.objectContaining(more);
export const none = () => undefined;
