import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** Token addresses must use HTTPS, except on this machine. */
const TokenAddress = Type.String({
  pattern: '^(https://[^\\s?#]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?/[^\\s?#]*)$',
  maxLength: 1_000,
});

/** Key file of a service account, as downloaded from Google. */
const ServiceAccount = Type.Object({
  client_email: text(300),
  private_key: text(10_000),
  token_uri: TokenAddress,
});

/** Settings of an application that is registered at Microsoft. */
const RegisteredApp = Type.Object({
  tenant: Type.String({ pattern: '^[A-Za-z0-9.-]{1,200}$' }),
  client_id: text(300),
  client_secret: text(1_000),
  token_uri: Type.Optional(TokenAddress),
  scope: Type.Optional(text(500)),
});
type RegisteredApp = Static<typeof RegisteredApp>;

export type MailOAuth = { tokenAddress: string; scope: string } & (
  { account: string; privateKey: string } | { clientId: string; clientSecret: string }
);

const googleScope = 'https://mail.google.com/';
const microsoftScope = 'https://outlook.office365.com/.default';

const toMicrosoft = (app: RegisteredApp): MailOAuth => ({
  tokenAddress:
    app.token_uri ?? `https://login.microsoftonline.com/${app.tenant}/oauth2/v2.0/token`,
  scope: app.scope ?? microsoftScope,
  clientId: app.client_id,
  clientSecret: app.client_secret,
});

const isPrivateKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

const parseJsonFile = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw new Error(`${file}: ${reason}.`, { cause: error });
  }
};

/** @throws Error that contains no value of the file, since values are secrets. */
export const readMailOAuthFile = (file: string): MailOAuth => {
  const value = parseJsonFile(file);
  if (Value.Check(ServiceAccount, value)) {
    const { client_email: account, private_key: privateKey, token_uri: tokenAddress } = value;
    if (!isPrivateKey(privateKey)) throw new Error(`${file}: private_key is no RSA key.`);
    return { tokenAddress, scope: googleScope, account, privateKey };
  }
  if (Value.Check(RegisteredApp, value)) return toMicrosoft(value);
  throw new Error(
    `${file}: it is neither the key file of a service account (client_email, private_key, token_uri) nor has it tenant, client_id and client_secret.`,
  );
};
