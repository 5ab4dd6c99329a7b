export const privacy = {
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
    'applicant_notice', // when people whom others added were told
    'erasure', // the ledger of anonymised applicants, with what can bring them back, sealed
    'number_mark', // what looks like a number of a document, and what became of it
    'number_scan', // whose texts wait to be looked through
    'privacy_request', // what people ask about their own data
    'privacy_setting',
    'record_reading', // who opened what of which applicant
    'renewal_ask', // who was asked to go on
    'retention_hold', // whose data must stay
    'retention_limit', // what the law of a country wants
    'retention_rule',
    'retention_run', // what the nights did
  ],
};
