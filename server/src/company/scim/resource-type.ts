import type { TObject } from 'typebox';
import type { ScimOperation } from '../../../contract/company/scim/scim-message';
import type { ScimCalls, ScimResource } from '../../../contract/company/scim/scim.calls';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import type { ResourceCheck } from './check-resource';
import type { VersionCheck } from './etag';
import type { ResourceSource } from './find-resources';

export interface ResourcePatch<Resource> {
  operations: readonly ScimOperation[];
  check: ResourceCheck<Resource>;
  expected: VersionCheck;
}

export interface ScimResourceType<Resource extends ScimResource> {
  calls: ScimCalls;
  schema: TObject;
  tag: string;
  /** Name with article for messages, such as `a person`. */
  one: string;
  source: ResourceSource<Resource>;
  /** Returns the id. */
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
