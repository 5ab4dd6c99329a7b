export const consoleWing = {
  rooms: {
    dashboard: ['applications', 'duplicates', 'postings', 'payouts'],
    'getting-started': [
      'groups',
      'pipelines',
      'priorities',
      'questions',
      'referral-rules',
      'sources',
    ],
    registry: [],
    search: [],
    views: [],
    web: ['careers', 'registry'],
  },
  tables: [
    'getting_started',
    'pinned_view', // views pinned to a user's menu
    'remote_canary',
    'remote_canary_person',
    'remote_health',
    'remote_person_hour',
    'remote_pointer', // live version of each remote
    'remote_tab',
    'remote_version',
    'saved_view',
    'shell_build',
  ],
};
