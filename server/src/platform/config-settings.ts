import { Type, type TSchema } from 'typebox';

export interface ConfigSetting {
  schema: TSchema;
  about: string;
  /** End of the error message "Set it to …". */
  expected: string;
}

const webAddressSchema = Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 2000 });
const addressOrPath = Type.String({ pattern: '^(https?://[^\\s]+|/[^\\s]*)$', maxLength: 2000 });
const secretSchema = Type.String({ minLength: 16, maxLength: 500 });

const integerSetting = (minimum: number, maximum: number, about: string, fallback: number) => ({
  schema: Type.Integer({ minimum, maximum, default: fallback }),
  about,
  expected: `a whole number from ${minimum} to ${maximum}`,
});
const choiceSetting = (values: string[], about: string) => ({
  schema: Type.String({ enum: values, default: values[0] }),
  about,
  expected: values.join(' or '),
});
const addressSetting = (about: string, schema: typeof webAddressSchema = webAddressSchema) => ({
  schema: Type.Optional(schema),
  about,
  expected:
    schema === addressOrPath
      ? 'an http(s) address or a path'
      : 'an address that begins with http:// or https://',
});
const mailboxSetting = (about: string) => ({
  schema: Type.Optional(Type.String({ minLength: 3, maxLength: 500 })),
  about,
  expected: 'hiring@example.com or Hiring <hiring@example.com>',
});

/** All settings, in the order of docs/configuration.md. */
export const configSettings = {
  PORT: integerSetting(0, 65535, 'Port that the console is served on; 0 takes any free one.', 4000),
  HOST: {
    schema: Type.String({ minLength: 1, maxLength: 255, default: '127.0.0.1' }),
    about: 'Interface that the server listens on.',
    expected: 'an address of this machine, for example 127.0.0.1 or 0.0.0.0',
  },
  MODE: choiceSetting(
    ['demo', 'production'],
    'demo fills an empty database with an example company and lists its sign-ins; production asks for the first administrator, and refuses the demo’s data.',
  ),
  ALLOW_OPEN_DEMO: {
    schema: Type.Boolean({ default: false }),
    about: 'Lets the demo listen on an interface that other machines reach.',
    expected: 'true or false',
  },
  DATA_FOLDER: {
    schema: Type.String({ minLength: 1, maxLength: 1000, default: '.data' }),
    about:
      'Folder of what one server keeps: its own database with its files and snapshots, copies of deployed remotes.',
    expected: 'a folder that this user may write',
  },
  DATABASE_URL: {
    schema: Type.Optional(Type.String({ pattern: '^postgres(ql)?://', maxLength: 2000 })),
    about: 'PostgreSQL server to use; without it the server starts its own in DATA_FOLDER.',
    expected: 'an address such as postgresql://user:password@host:5432/database',
  },
  DATABASE_CONNECTIONS: integerSetting(
    1,
    100,
    'Connections that the server keeps to the database.',
    8,
  ),
  STATEMENT_TIMEOUT: integerSetting(
    100,
    600_000,
    'Milliseconds after which PostgreSQL ends a statement.',
    30_000,
  ),
  SNAPSHOT_MINUTES: integerSetting(
    0,
    10_080,
    'Minutes between snapshots of the server’s own database; 0 takes them only at a stop.',
    60,
  ),
  BODY_MEMORY: integerSetting(
    64,
    65_536,
    'Megabytes of request bodies that the server holds at once; one person holds at most a quarter.',
    64,
  ),
  PUBLIC_URL: addressSetting(
    'Address under which people reach the console; by default the one of the server.',
  ),
  CAREERS_URL: {
    schema: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#]+/?$', maxLength: 500 })),
    about:
      'Origin of the careers pages, where they have one of their own; by default they are at /careers of PUBLIC_URL.',
    expected: 'an origin such as https://careers.example.com',
  },
  INDEXNOW_KEY: {
    schema: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{8,128}$' })),
    about:
      'Key that you choose; with it search engines hear of changed job pages within a minute, by IndexNow.',
    expected: '8 to 128 letters, digits or hyphens',
  },
  INDEXNOW_URL: {
    schema: Type.String({
      pattern: '^https?://[^\\s]+$',
      maxLength: 2000,
      default: 'https://api.indexnow.org/indexnow',
    }),
    about: 'Where they are told.',
    expected: 'an address that begins with http:// or https://',
  },
  TRUSTED_PROXIES: {
    schema: Type.String({ maxLength: 5000, default: '' }),
    about:
      'Addresses or networks of proxies, whose word on where a call comes from is believed; separated by commas.',
    expected: 'addresses or networks such as 10.0.0.5, 10.1.0.0/16, separated by commas',
  },
  CALENDAR_HOSTS: {
    schema: Type.String({
      pattern: '^([^\\s,/:]+(\\s*,\\s*|$))*$',
      maxLength: 5000,
      default: '',
    }),
    about:
      'Names of calendar servers in a private network that people may have asked for their busy times; separated by commas. Other addresses of private networks are refused.',
    expected: 'names such as cloud.example.com, separated by commas',
  },
  CALLBACK_ORIGINS: {
    schema: Type.String({
      pattern: '^(https?://[^\\s,/]+(\\s*,\\s*|$))*$',
      maxLength: 5000,
      default: '',
    }),
    about: 'Further origins that a sign-in may lead back to, separated by commas.',
    expected: 'origins such as https://jobs.example.com, separated by commas',
  },
  EMBEDDING_APPS: {
    schema: Type.String({
      pattern: '^([a-z][a-z0-9-]{0,39}=https?://[^\\s,/=*]+(\\s*,\\s*|$))*$',
      maxLength: 5000,
      default: '',
    }),
    about:
      'Other apps whose pages may show parts of the console, each with its id and its origin, separated by commas.',
    expected: 'ids and origins such as crm=https://crm.example.com, separated by commas',
  },
  API_URL: addressSetting(
    'Address of the general API, for the console; by default its own origin.',
  ),
  GATEWAY_URL: addressSetting(
    'Address of the gateway, for the console; by default its own origin.',
  ),
  USER_INFO_URL: addressSetting(
    'Address of the user-info API, for the console; by default its own origin.',
  ),
  FILES_URL: {
    schema: Type.Optional(
      Type.String({ pattern: '^https?://[^\\s/?#;,"\'*]+(/[\\w.~-]+)*/?$', maxLength: 500 }),
    ),
    about:
      'Address that browsers load files of the shell and the remotes from, such as a CDN; by default its own.',
    expected: 'an address such as https://cdn.example.com or https://cdn.example.com/console',
  },
  ACCOUNT_URL: addressSetting(
    'Base of the account service (its /login, /logout, /token and /renew); by default /account of this server.',
    addressOrPath,
  ),
  PROFILE_URL: addressSetting(
    'Page that "View Profile" leads to; by default the profile page of this server.',
    addressOrPath,
  ),
  LOCAL_REMOTES: {
    schema: Type.Boolean({ default: false }),
    about:
      'Lets a tab show a remote that its developer serves from the same machine (http://127.0.0.1) in place of the deployed one.',
    expected: 'true or false',
  },
  REMOTE_VERSIONS: integerSetting(
    2,
    10_000,
    'Versions of one remote whose files are kept; a further one is refused until old ones are collected.',
    200,
  ),
  REMOTE_MEGABYTES: integerSetting(
    40,
    1_000_000,
    'Megabytes that the versions of one remote may take together.',
    1_000,
  ),
  SSO_SCOPES: {
    schema: Type.String({
      minLength: 1,
      maxLength: 1000,
      default: 'User.Read MailboxSettings.ReadWrite Calendars.ReadWrite',
    }),
    about: 'Scopes that a sign-in provider is asked for besides.',
    expected: 'scope names separated by spaces',
  },
  SSO_PROVIDERS_FILE: {
    schema: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    about:
      'File that lists the OpenID providers people sign in with; see the guide to single sign-on.',
    expected: 'the path of a JSON file',
  },
  PASSWORD_SIGN_IN: choiceSetting(
    ['everyone', 'administrators'],
    'Who may sign in with a password of this console. With administrators, everybody else comes in by a provider of SSO_PROVIDERS_FILE.',
  ),
  SECRETS_KEY: {
    schema: Type.String({ pattern: '^([^,]{32,500}(,|$)){0,5}$', maxLength: 2600, default: '' }),
    about:
      'Secret that seals the signing keys in the database; of several, separated by commas, the first seals and the others open.',
    expected: 'at least 32 characters',
  },
  S3_BUCKET_URL: addressSetting(
    'Bucket of S3-compatible storage for files and remotes, its name last; by default they are in the database, or in the data folder.',
  ),
  S3_REGION: {
    schema: Type.String({ minLength: 1, maxLength: 100, default: 'us-east-1' }),
    about: 'Region that calls of the bucket are signed for.',
    expected: 'the region of the bucket, for example eu-central-1',
  },
  S3_ACCESS_KEY_ID: {
    schema: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    about: 'Access key of the bucket.',
    expected: 'the access key of the bucket',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    about: 'Secret of that access key.',
    expected: 'the secret of S3_ACCESS_KEY_ID',
  },
  SMTP_URL: {
    schema: Type.Optional(
      Type.String({ pattern: '^smtps?://[^\\s/]+(/?\\?tls=off)?/?$', maxLength: 2000 }),
    ),
    about:
      'Server that mail is sent by; without it messages wait in the outbox. smtps:// encrypts at once, smtp:// demands STARTTLS, except on this machine and with ?tls=off.',
    expected: 'an address such as smtp://user:password@smtp.example.com:587',
  },
  MAIL_FROM: mailboxSetting('Sender of mail; needed with SMTP_URL.'),
  MAIL_REPLY_TO: mailboxSetting('Address that replies to mail go to; by default the sender.'),
  IMAP_URL: {
    schema: Type.Optional(
      Type.String({
        pattern: '^imaps?://[^\\s/]+@[^\\s/?]+(/[^\\s?]*)?(\\?tls=off)?$',
        maxLength: 2000,
      }),
    ),
    about:
      'Mailbox that replies and bounces come back to; without it replies go to people, and bounces are not noticed. imaps:// and imap:// are as in SMTP_URL.',
    expected: 'an address such as imaps://user:password@imap.example.com/INBOX',
  },
  MAIL_OAUTH_FILE: {
    schema: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    about:
      'File for OAuth 2 in place of a password in SMTP_URL and IMAP_URL; see the guide to mail.',
    expected: 'the path of a JSON file',
  },
  DOCUMENT_KEY: {
    schema: Type.Optional(Type.String({ minLength: 32, maxLength: 500 })),
    about:
      'Key under which document numbers of applicants are hashed; without it they are not collected.',
    expected: 'at least 32 characters',
  },
  METRICS_TOKEN: {
    schema: Type.Optional(secretSchema),
    about: 'Bearer token for /health/metrics; without it the address does not exist.',
    expected: 'at least 16 characters',
  },
  LOG_LEVEL: choiceSetting(
    ['info', 'debug', 'warn', 'error', 'silent'],
    'Least important line that is logged.',
  ),
} as const satisfies Record<string, ConfigSetting>;
