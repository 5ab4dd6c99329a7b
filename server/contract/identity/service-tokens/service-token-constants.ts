import type { Permission } from '../../permission';

interface ServiceRight {
  name: string;
  reach: string;
  permissions: readonly Permission[];
}

/** Rights of service tokens; each grants exactly its permissions, with scope `all`. */
export const serviceRights = {
  'directory:read': {
    name: 'Read the directory',
    reach: 'Departments, places, skills and people, with their addresses and dates.',
    permissions: ['setup:view-directory'],
  },
  'directory:write': {
    name: 'Write the directory',
    reach: 'Adds and changes people and what they belong to; who has left is signed out.',
    permissions: ['setup:edit-directory'],
  },
  'people:provision': {
    name: 'Provision people and groups',
    reach:
      'An identity provider adds, changes and deactivates people, and writes hiring teams, by SCIM.',
    permissions: ['people:provision'],
  },
  'employment:write': {
    name: 'Write joining and leaving dates',
    reach: 'Of people who were referred and hired; their payouts follow.',
    permissions: ['employment:edit'],
  },
  'remotes:deploy': {
    name: 'Deploy a remote',
    reach: 'Uploads versions of the one remote that it names, and makes them live.',
    permissions: ['registry:view', 'registry:deploy'],
  },
} as const satisfies Record<string, ServiceRight>;
export type ServiceRightName = keyof typeof serviceRights;

export const serviceRightNames = Object.keys(serviceRights) as ServiceRightName[];

export const serviceTokenStates = ['new', 'active', 'expired', 'revoked'] as const;
export type ServiceTokenState = (typeof serviceTokenStates)[number];
