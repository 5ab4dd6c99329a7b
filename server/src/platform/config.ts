import { compile } from '@fastify/proxy-addr';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { resolve } from 'node:path';
import { parseImapUrl, parseMailAddress, parseSmtpUrl, type MailSettings } from './config-mail';
import { readMailOAuthFile, type MailOAuth } from './config-mail-oauth';
import { readProvidersFile, type IdentityProviderSettings } from './config-providers';
import { configSettings, type ConfigSetting } from './config-settings';

type Settings = typeof configSettings;
export type SettingName = keyof Settings;
type SettingValue<Name extends SettingName> = Static<Settings[Name]['schema']>;

export interface S3Bucket {
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface EmbeddingApp {
  app: string;
  origin: string;
}

export interface Config {
  port: number;
  host: string;
  mode: 'demo' | 'production';
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  statementTimeout: number;
  snapshotMinutes: number;
  /** Megabytes for the bodies of requests. */
  bodyMemory: number;
  /** Public origin of the console; without PUBLIC_URL, undefined until the server listens. */
  publicUrl: string | undefined;
  /** Origin of the careers pages, without a trailing slash; undefined if it is the console's. */
  careersUrl: string | undefined;
  indexNow: { key: string; url: string } | undefined;
  /** IP addresses, networks, or `loopback`, `linklocal`, `uniquelocal`. */
  trustedProxies: string[];
  /** Hosts of calendar servers within private networks that the server may request. */
  calendarHosts: string[];
  callbackOrigins: string[];
  embeddingApps: EmbeddingApp[];
  /**
   * Base address of the files of shell and remotes, without a trailing slash; undefined if this server has
   * them.
   */
  filesUrl: string | undefined;
  apiUrl: string;
  gatewayUrl: string;
  userInfoUrl: string;
  accountUrl: string;
  profileUrl: string;
  localRemotes: boolean;
  remoteQuota: { versions: number; megabytes: number };
  ssoScopes: string[];
  providers: IdentityProviderSettings[];
  passwordSignIn: 'everyone' | 'administrators';
  /** Secrets for the signing keys: the first one encrypts, all of them decrypt. */
  secretsKeys: string[];
  bucket: S3Bucket | undefined;
  mail: MailSettings | undefined;
  documentKey: string | undefined;
  metricsToken: string | undefined;
  logLevel: string;
}

export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

// Error for an invalid setting, without its value, since tokens and the database's address are secrets.
const invalidSettingError = (name: SettingName): ConfigError =>
  new ConfigError(
    `${name} has a value that cannot be used. Set it to ${configSettings[name].expected}.`,
  );

const readSetting = <Name extends SettingName>(
  environment: NodeJS.ProcessEnv,
  name: Name,
): SettingValue<Name> => {
  const { schema }: ConfigSetting = configSettings[name];
  const given = environment[name]?.trim() || undefined;
  const value: unknown =
    given === undefined ? Value.Default(schema, undefined) : Value.Convert(schema, given);
  if (value === undefined || Value.Check(schema, value)) return value as SettingValue<Name>;
  throw invalidSettingError(name);
};

/** Public client id of the console. Every request carries it; it grants nothing by itself. */
export const consoleApp = 'console';

export const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

const parseList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const parseEmbeddingApps = (text: string): EmbeddingApp[] =>
  parseList(text).map((entry) => {
    const [app = '', origin = ''] = entry.split('=');
    if (app === consoleApp || new URL(origin).origin !== origin)
      throw invalidSettingError('EMBEDDING_APPS');
    return { app, origin };
  });

const parseNetworks = (name: SettingName, text: string): string[] => {
  const networks = parseList(text);
  try {
    compile(networks);
    return networks;
  } catch {
    throw invalidSettingError(name);
  }
};

const toBucket = (
  url: string | undefined,
  {
    region,
    accessKeyId,
    secretAccessKey,
  }: { [Part in keyof Omit<S3Bucket, 'url'>]: S3Bucket[Part] | undefined } & { region: string },
): S3Bucket | undefined => {
  if (!url) return undefined;
  if (!accessKeyId) throw invalidSettingError('S3_ACCESS_KEY_ID');
  if (!secretAccessKey) throw invalidSettingError('S3_SECRET_ACCESS_KEY');
  return { url: url.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey };
};

const toMailAddress = (name: 'MAIL_FROM' | 'MAIL_REPLY_TO', text: string) => {
  const address = parseMailAddress(text);
  if (!address) throw invalidSettingError(name);
  return address;
};

const loadOAuth = (file: string): MailOAuth => {
  try {
    return readMailOAuthFile(file);
  } catch (error) {
    throw new ConfigError(`MAIL_OAUTH_FILE cannot be used. ${(error as Error).message}`);
  }
};

interface MailEnvironment {
  smtpUrl: string | undefined;
  imapUrl: string | undefined;
  from: string | undefined;
  replyTo: string | undefined;
  oauthFile: string | undefined;
}

const toMailSettings = ({
  smtpUrl,
  imapUrl,
  from: fromText = '',
  replyTo,
  oauthFile,
}: MailEnvironment): MailSettings | undefined => {
  if (!smtpUrl) return undefined;
  const server = parseSmtpUrl(smtpUrl, loopbackHosts);
  if (!server || (oauthFile && !server.credentials)) throw invalidSettingError('SMTP_URL');
  const from = toMailAddress('MAIL_FROM', fromText);
  const oauth = oauthFile ? loadOAuth(oauthFile) : undefined;
  const mailbox = imapUrl ? parseImapUrl(imapUrl, loopbackHosts, from) : undefined;
  if (imapUrl && !mailbox) throw invalidSettingError('IMAP_URL');
  return {
    ...server,
    oauth,
    from,
    replyTo: replyTo ? toMailAddress('MAIL_REPLY_TO', replyTo) : undefined,
    mailbox: mailbox && { ...mailbox, oauth },
  };
};

const loadProviders = (file: string | undefined): IdentityProviderSettings[] => {
  if (!file) return [];
  try {
    return readProvidersFile(file);
  } catch (error) {
    throw new ConfigError(`SSO_PROVIDERS_FILE cannot be used. ${(error as Error).message}`);
  }
};

/** @throws ConfigError with a sentence for the operator. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const get = <Name extends SettingName>(name: Name) => readSetting(environment, name);
  const mode = get('MODE') === 'production' ? 'production' : 'demo';
  const host = get('HOST');
  const isOpen = get('ALLOW_OPEN_DEMO');
  if (mode === 'demo' && !loopbackHosts.has(host) && !isOpen)
    throw new ConfigError(
      `HOST is ${host}, but the demo has sign-ins without secrets. Set HOST to 127.0.0.1, MODE to production, or ALLOW_OPEN_DEMO to true.`,
    );
  const indexNowKey = get('INDEXNOW_KEY');
  const providers = loadProviders(get('SSO_PROVIDERS_FILE'));
  const passwordSignIn =
    get('PASSWORD_SIGN_IN') === 'administrators' ? 'administrators' : 'everyone';
  if (passwordSignIn === 'administrators' && providers.length === 0)
    throw new ConfigError(
      'PASSWORD_SIGN_IN is administrators, but there is no other way to sign in. Set SSO_PROVIDERS_FILE, or PASSWORD_SIGN_IN to everyone.',
    );
  return {
    port: get('PORT'),
    host,
    mode,
    dataFolder: resolve(get('DATA_FOLDER')),
    databaseUrl: get('DATABASE_URL'),
    databaseConnections: get('DATABASE_CONNECTIONS'),
    statementTimeout: get('STATEMENT_TIMEOUT'),
    snapshotMinutes: get('SNAPSHOT_MINUTES'),
    bodyMemory: get('BODY_MEMORY'),
    publicUrl: get('PUBLIC_URL'),
    careersUrl: get('CAREERS_URL')?.replace(/\/$/, ''),
    indexNow:
      indexNowKey === undefined ? undefined : { key: indexNowKey, url: get('INDEXNOW_URL') },
    trustedProxies: parseNetworks('TRUSTED_PROXIES', get('TRUSTED_PROXIES')),
    calendarHosts: parseList(get('CALENDAR_HOSTS')),
    callbackOrigins: parseList(get('CALLBACK_ORIGINS')),
    embeddingApps: parseEmbeddingApps(get('EMBEDDING_APPS')),
    filesUrl: get('FILES_URL')?.replace(/\/$/, ''),
    apiUrl: get('API_URL') ?? '',
    gatewayUrl: get('GATEWAY_URL') ?? '',
    userInfoUrl: get('USER_INFO_URL') ?? '',
    accountUrl: get('ACCOUNT_URL') ?? '/account',
    profileUrl: get('PROFILE_URL') ?? '/account/profile',
    localRemotes: get('LOCAL_REMOTES'),
    remoteQuota: { versions: get('REMOTE_VERSIONS'), megabytes: get('REMOTE_MEGABYTES') },
    ssoScopes: get('SSO_SCOPES').split(/\s+/),
    providers,
    passwordSignIn,
    secretsKeys: parseList(get('SECRETS_KEY')),
    bucket: toBucket(get('S3_BUCKET_URL'), {
      region: get('S3_REGION'),
      accessKeyId: get('S3_ACCESS_KEY_ID'),
      secretAccessKey: get('S3_SECRET_ACCESS_KEY'),
    }),
    mail: toMailSettings({
      smtpUrl: get('SMTP_URL'),
      imapUrl: get('IMAP_URL'),
      from: get('MAIL_FROM'),
      replyTo: get('MAIL_REPLY_TO'),
      oauthFile: get('MAIL_OAUTH_FILE'),
    }),
    documentKey: get('DOCUMENT_KEY'),
    metricsToken: get('METRICS_TOKEN'),
    logLevel: get('LOG_LEVEL'),
  };
};
