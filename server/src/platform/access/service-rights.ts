import type { Permission } from '../../../contract/permission';
import {
  serviceRights,
  type ServiceRightName,
} from '../../../contract/identity/service-tokens/service-token-constants';
import type { Grants } from './access-table';

const listPermissions = (rights: readonly ServiceRightName[]): Permission[] =>
  rights.flatMap((right) => serviceRights[right].permissions);

export const servicePermissions: ReadonlySet<Permission> = new Set(
  listPermissions(Object.keys(serviceRights) as ServiceRightName[]),
);

export const toServiceGrants = (rights: readonly ServiceRightName[]): Grants =>
  new Map(
    listPermissions(rights).map(
      (permission) => [permission, { permission, scope: 'all' }] as const,
    ),
  ) as Grants;
