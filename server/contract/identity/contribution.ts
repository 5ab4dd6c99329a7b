export const access = {
  'role:view': { administrator: 'all', auditor: 'all' },
  'role:assign': { administrator: 'all' },
} as const;

export const auditedKinds = {
  person: 'Person',
  'service-token': 'Service token',
} as const;

export const mailKinds = {
  invitation: 'Invitation',
  'password-reset': 'New password',
  'password-changed': 'Password changed',
  'new-browser': 'New browser',
  'hand-over': 'Work handed over to you',
  'failing-provider': 'Company sign-in fails',
} as const;

export const lookups = {
  users: {
    path: '/api/v1/users',
    id: 'userId',
    label: 'fullName',
    hint: 'email',
    avatar: 'userAvatar',
  },
  staff: {
    path: '/api/v1/users',
    id: 'userId',
    label: 'fullName',
    hint: 'email',
    avatar: 'userAvatar',
    query: { staff: 'true' },
  },
} as const;
