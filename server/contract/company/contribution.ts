export const access = {
  'setup:view-directory': { administrator: 'all', auditor: 'all' },
  'setup:edit-directory': { administrator: 'all' },
  // No role has the permission `people:provision`: only an identity provider provisions people,
  // with a service token.
  'people:provision': {},
  'group:view': { administrator: 'all', 'recruiting-manager': 'groups', auditor: 'all' },
  'group:edit': { administrator: 'all', 'recruiting-manager': 'groups' },
  'company:view': { administrator: 'all', auditor: 'all' },
  'company:edit': { administrator: 'all' },
  'audit:view': {
    administrator: 'all',
    'recruiting-manager': 'groups',
    'payout-officer': 'payouts',
    auditor: 'all',
  },
} as const;

export const auditedKinds = {
  group: 'Group',
  'general-settings': 'General settings',
  company: 'Company',
  'suite-app': 'App of the suite',
  department: 'Department',
  division: 'Division',
  designation: 'Designation',
  function: 'Function',
  location: 'Location',
  city: 'City',
  branch: 'Branch',
  skill: 'Skill',
  'audit-log': 'Audit log',
} as const;

export const lookups = {
  departments: { path: '/api/v1/departments', id: 'departmentId', label: 'departmentName' },
  branches: { path: '/api/v1/branches', id: 'id', label: 'branchName' },
  divisions: { path: '/api/v1/divisions', id: 'id', label: 'name' },
  functions: { path: '/api/v1/organization-functions', id: 'id', label: 'name' },
  designations: { path: '/api/v1/designation', id: 'id', label: 'designation' },
  cities: { path: '/api/v1/city', id: 'cityId', label: 'city', hint: 'country' },
  locations: {
    path: '/api/v1/locations',
    id: 'locationId',
    label: 'locationDisplay',
    hint: 'address',
  },
  countries: { path: '/api/v1/location/country', id: 'id', label: 'country' },
  groups: { path: '/api/v1/group', id: 'id', label: 'groupName' },
  skills: { path: '/api/v1/skills', id: 'id', label: 'skill' },
} as const;
