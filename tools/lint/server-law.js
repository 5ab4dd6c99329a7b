// Allowed imports between rooms of the server, and the wing that writes each table.

export const serverContract = ['contract', 'schema', 'contract/rich-text'];

/** Each room may import those before it. */
const platform = [
  ...['db', 'queue', 'access', 'contact', 'http', 'audit', 'company', 'realtime', 'files'],
  ...['lists', 'notifications', 'hiring-parts', 'pages', 'mail', 'mailbox'],
];

/**
 * Wings of the server from the lowest to the highest: their rooms with those that each builds on, and the
 * tables that they alone write. Others call the owner, or follow its hooks; everybody may read.
 */
export const wings = {
  identity: {
    rooms: {
      account: [],
      people: ['account'],
      'service-tokens': [],
      'single-sign-on': ['account', 'people'],
    },
    tables: [
      ...['app_user', 'attempt', 'invitation', 'mailed_link'],
      ...['service_token', 'session', 'sign_in_code', 'sso_account'],
      ...['sso_provider', 'sso_request', 'sso_session', 'user_role'],
    ],
  },
  company: {
    rooms: {
      'audit-log': [],
      directory: ['people'],
      'general-settings': [],
      groups: ['people'],
      outbox: [],
      scim: ['directory', 'groups', 'people'],
      'suite-apps': [],
    },
    tables: [
      ...['branch', 'city', 'country', 'department'],
      ...['designation', 'division', 'general_settings', 'group_member'],
      ...['hiring_group', 'location', 'merged_external_id', 'organization_function'],
      'suite_app',
    ],
  },
  jobs: {
    rooms: {
      careers: ['postings'],
      pipelines: [],
      postings: ['people', 'pipelines'],
      priorities: [],
      publishing: ['careers', 'postings'],
      questions: ['postings'],
      seo: ['postings'],
    },
    tables: [
      'career_department',
      'employment_type',
      'job',
      'job_address',
      'job_calendar',
      'job_country',
      'job_group_total',
      'job_location',
      'job_priority',
      'job_skill',
      'job_total',
      'job_type',
      'job_user',
      'kept_pipeline',
      ...['pipeline', 'pipeline_stage', 'pipeline_version', 'pipeline_version_stage'],
      'platform',
      'publication',
      ...['question', 'question_answer', 'question_group'],
      'seo_graph',
      'seo_keyword',
      'skill',
      'stage',
      'stage_status',
      'status',
    ],
  },
  applicants: {
    rooms: {
      applications: ['mail-templates', 'people', 'postings', 'reasons'],
      'apply-by-mail': ['applying', 'careers', 'replies'],
      applying: [
        ...['applications', 'careers', 'demographics', 'duplicates', 'intake', 'mail-templates'],
        ...['postings', 'questions', 'sources'],
      ],
      demographics: [],
      details: [],
      duplicates: ['applications', 'postings'],
      intake: ['applications', 'duplicates', 'mail-templates', 'postings', 'sources'],
      letters: ['applications', 'applying', 'mail-templates', 'postings'],
      'mail-templates': ['postings'],
      'move-over': ['applications', 'pipelines'],
      personal: [],
      reasons: [],
      replies: ['applications', 'postings'],
      sources: [],
    },
    tables: [
      'applicant',
      'applicant_reply',
      'applicant_details',
      'applicant_source',
      'applicant_upload',
      'applicant_upload_piece',
      'asked_question',
      'application',
      'application_consent',
      'application_sending',
      'consent_text',
      'demographic_count',
      'demographic_question',
      'held_application',
      'job_mail_address',
      'mailed_application',
      'referral_link',
      'resume_text',
      'sent_application',
      'status_link',
      'status_text',
      'application_history',
      'application_import',
      'application_import_row',
      'application_job_total',
      'application_stage_total',
      'application_total',
      'duplicate_pair',
      'filed_application',
      ...['kept_before_move', 'mail_template', 'mail_template_status', 'move_reason'],
      'stage_stay_total',
      'status_change',
      'status_change_part',
    ],
  },
  referrals: {
    rooms: {
      employment: ['applications'],
      'payout-batches': ['payouts'],
      'payout-calendar': ['payouts'],
      'merge-credit': ['duplicates', 'payouts'],
      payouts: ['applications', 'details', 'postings', 'promises'],
      promises: [],
      'referral-rules': [],
      referring: [
        ...['applications', 'applying', 'careers', 'intake', 'payouts', 'pipelines', 'postings'],
        ...['promises', 'sources'],
      ],
    },
    tables: [
      ...['paid_hire', 'payout_batch', 'payout_batch_approval', 'payout_batch_row', 'referral'],
      ...['referral_amount', 'referral_eligibility', 'referral_event', 'referral_setting'],
      'referral_setting_type',
    ],
  },
  chat: {
    rooms: { channels: ['applications', 'groups', 'payouts', 'postings'] },
    tables: ['chat_channel', 'chat_guest', 'chat_mention', 'chat_message', 'chat_read'],
  },
  privacy: {
    rooms: {
      erasure: ['applications'],
      numbers: ['applications'],
      reading: ['applications'],
      requests: ['applications', 'applying', 'careers', 'erasure', 'people'],
      'own-word': ['applications', 'applying', 'careers'],
      retention: ['applications', 'erasure', 'own-word'],
      report: ['erasure', 'reading', 'requests', 'retention'],
    },
    tables: [
      ...['erasure', 'privacy_request', 'privacy_setting', 'record_reading'],
      ...['applicant_notice', 'number_mark', 'number_scan', 'renewal_ask', 'retention_hold'],
      ...['retention_limit', 'retention_rule', 'retention_run'],
    ],
  },
  interviews: {
    rooms: {
      plans: ['pipelines'],
      scheduling: [
        ...['applications', 'applying', 'careers', 'duplicates', 'people', 'plans', 'postings'],
        'requests',
      ],
      scorecards: ['applications', 'plans', 'scheduling'],
      offers: [
        ...['applications', 'applying', 'careers', 'employment', 'people', 'pipelines', 'postings'],
        'requests',
      ],
      figures: ['applications', 'offers', 'plans', 'scheduling', 'scorecards'],
    },
    tables: [
      ...['interview', 'interview_calendar', 'interview_choice', 'interview_competency'],
      ...['busy_calendar', 'interview_person'],
      ...['interview_plan', 'interview_plan_rounds', 'interview_scorecard'],
      ...['interview_scorecard_edit', 'interview_setting'],
      ...['offer', 'offer_approval', 'offer_edition', 'offer_rule', 'offer_template'],
    ],
  },
  console: {
    rooms: {
      dashboard: ['applications', 'duplicates', 'postings', 'payouts'],
      'getting-started': [
        ...['groups', 'pipelines', 'priorities', 'questions', 'referral-rules', 'sources'],
      ],
      registry: [],
      search: [],
      views: [],
      web: ['careers', 'registry'],
    },
    tables: [
      ...['getting_started', 'pinned_view', 'saved_view', 'remote_canary', 'remote_canary_person'],
      ...['remote_health', 'remote_person_hour', 'remote_pointer', 'remote_tab', 'remote_version'],
      'shell_build',
    ],
  },
};

/** Tables by the wing that owns them. */
export const tables = {
  platform: [
    'audit_entry',
    'call_count',
    'company',
    'content_piece',
    'failed_task',
    'file_ticket',
    'hiring_part',
    'idempotency_key',
    'mail_message',
    'mail_preference',
    'mail_suppression',
    'mailbox_position',
    'queue_worker',
    'routine',
    'signing_key',
    'stored_file',
  ],
  ...Object.fromEntries(Object.entries(wings).map(([wing, { tables }]) => [wing, tables])),
};

/**
 * Files that write tables of another wing, with these tables: only counters that triggers maintain.
 */
export const remainingWrites = { 'server/routines/applicants/applications-of-jobs.sql': ['job'] };

const serverRoom = (name) => `server/${name}`;
const platformRooms = ['basics', ...platform].map(serverRoom);
export const serverRooms = [
  {
    name: 'server/basics',
    files:
      /^server\/src\/platform\/(errors|programs|config|config-mail|config-mail-oauth|config-providers|config-settings|console-address|start-error)(\.|$)/,
    may: serverContract,
  },
  ...platform.map((name, place) => ({
    name: serverRoom(name),
    files: new RegExp(`^server/src/platform/${name}/`),
    may: [...serverContract, ...platformRooms.slice(0, place + 1)],
  })),
  {
    name: 'server/domain',
    files:
      /^server\/src\/platform\/((domain|wing|columns|hook|personal-data|record-domain|waiting)(\.|$)|(background-work|personal-data)\/)/,
    may: [...serverContract, ...platformRooms],
  },
  ...Object.entries(wings).flatMap(([wing, { rooms }]) =>
    Object.entries(rooms).map(([name, others]) => ({
      name: serverRoom(name),
      files: new RegExp(`^server/src/${wing}/${name}/`),
      may: [...serverContract, ...platformRooms, 'server/domain', ...others.map(serverRoom)],
    })),
  ),
  // What a wing registers of its rooms, and may take from those that they build on.
  ...Object.entries(wings).map(([wing, { rooms }]) => ({
    name: `server/${wing}-wing`,
    files: new RegExp(`^server/src/${wing}/(wing|columns)(\\.|$)`),
    may: [
      ...[...serverContract, ...platformRooms, 'server/domain'],
      ...Object.entries(rooms).flatMap(([room, others]) => [room, ...others].map(serverRoom)),
    ],
  })),
];
export const serverRoomNames = serverRooms.map(({ name }) => name);

export const demo = {
  name: 'server/demo',
  files: /^server\/demo\//,
  may: [
    ...[...serverContract, ...platformRooms],
    ...['server/channels', 'server/duplicates', 'server/payouts', 'server/promises', 'server/web'],
  ],
};
