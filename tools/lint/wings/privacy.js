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
    'applicant_notice', // notices to applicants whom others added
    'erasure', // anonymised applicants, with sealed data to restore them
    'number_mark', // possible document numbers in texts, and decisions about them
    'number_scan', // applications whose texts are still to be scanned
    'privacy_request', // privacy requests of people
    'privacy_setting',
    'record_reading', // who opened which data of which applicant
    'renewal_ask', // mails that asked applicants to extend retention
    'retention_hold', // holds that prevent erasure
    'retention_limit', // legal limits per country
    'retention_rule',
    'retention_run', // results of the nightly runs
  ],
};
