import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { ScimSend } from './scim-parts';

export const toFilterQuery = (text: string) => `filter=${encodeURIComponent(text)}`;
export const toListResponse = { schemas: [scimUrns.listResponse] };
export const toErrorResponse = (status: number, scimType?: string) => ({
  ...{ schemas: [scimUrns.error], status: String(status), detail: expect.any(String) },
  ...(scimType !== undefined && { scimType }),
});

export interface ScimRecords {
  id: string;
  name: string;
  other: string;
  group: string;
}

export type ScimCase = [
  name: string,
  call: (world: ScimRecords) => Parameters<ScimSend>,
  status: number,
  body: (world: ScimRecords) => unknown,
];

export const expectFields = (more: object) => () => expect.objectContaining(more);
export const expectNoBody = () => undefined;
