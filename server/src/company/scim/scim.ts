import type { Domain } from '../../platform/domain';
import { registerScimDiscovery } from './discovery';
import { scimGroups } from './groups';
import { registerScimReads } from './read-routes';
import { registerScimRoutes } from './register-scim-routes';
import { scimUsers } from './users';
import { registerScimWrites } from './write-routes';

export const scimDomain: Domain = {
  register: (app, parts) =>
    registerScimRoutes(app, (room) => {
      registerScimDiscovery(room, parts);
      registerScimReads(room, parts, scimUsers);
      registerScimWrites(room, parts, scimUsers);
      registerScimReads(room, parts, scimGroups);
      registerScimWrites(room, parts, scimGroups);
    }),
};
