import type { Domain } from '../../platform/domain';
import { registerDiscovery } from './discovery';
import { groups } from './groups';
import { registerReads } from './read-routes';
import { openRoom } from './room';
import { users } from './users';
import { registerWrites } from './write-routes';

export const scim: Domain = {
  register: (app, parts) =>
    openRoom(app, (room) => {
      registerDiscovery(room, parts);
      registerReads(room, parts, users);
      registerWrites(room, parts, users);
      registerReads(room, parts, groups);
      registerWrites(room, parts, groups);
    }),
};
