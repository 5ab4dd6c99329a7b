import type { TObject } from 'typebox';
import type { ScimOperation } from '../../../contract/company/scim/scim-message';
import type { ScimCalls, ScimResource } from '../../../contract/company/scim/scim.calls';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import type { ResourceCheck } from './check-resource';
import type { VersionCheck } from './etag';
import type { ScimResourceSource } from './find-resources';

export interface ResourcePatch<Resource> {
  operations: readonly ScimOperation[];
  check: ResourceCheck<Resource>;
  expected: VersionCheck;
}

export interface ScimResourceType<Resource extends ScimResource> {
  calls: ScimCalls;
  schema: TObject;
  tag: string;
  /** Name of the resource with article for error messages, such as `a person`. */
  one: string;
  source: ScimResourceSource<Resource>;
  /** Creates a resource and returns its id. */
  create(tx: Transaction, actor: Actor, resource: Resource): Promise<number>;
  replace(
    tx: Transaction,
    actor: Actor,
    id: number,
    resource: Resource,
    expected: VersionCheck,
  ): Promise<void>;
  patch(tx: Transaction, actor: Actor, id: number, patch: ResourcePatch<Resource>): Promise<void>;
  remove(tx: Transaction, actor: Actor, id: number, expected: VersionCheck): Promise<void>;
}
