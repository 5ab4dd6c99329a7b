import type { Permission } from '../../../contract/permission';
import {
  serviceRights,
  type ServiceRightName,
} from '../../../contract/identity/service-tokens/service-token-constants';
import type { Grants } from './table';

const permissionsOf = (rights: readonly ServiceRightName[]): Permission[] =>
  rights.flatMap((right) => serviceRights[right].permissions);

export const servicePermissions: ReadonlySet<Permission> = new Set(
  permissionsOf(Object.keys(serviceRights) as ServiceRightName[]),
);

export const grantsOfRights = (rights: readonly ServiceRightName[]): Grants =>
  new Map(
    permissionsOf(rights).map((permission) => [permission, { permission, scope: 'all' }] as const),
  ) as Grants;
