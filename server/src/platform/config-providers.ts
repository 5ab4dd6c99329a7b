import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';
import { roles, type Role } from '../../contract/permission';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const NameList = Type.Array(text(300), { minItems: 1, maxItems: 1_000 });
const RoleName = Type.Unsafe<Role>(Type.String({ enum: [...roles] }));
const Roles = Type.Array(RoleName, { minItems: 1, maxItems: roles.length, uniqueItems: true });

/** Addresses of providers must use HTTPS, except on this machine. */
const issuerPattern =
  '^(https://[^\\s?#]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s?#]*)?)$';

/** Parameters that the server itself sends; settings must not override them. */
const reservedParameters =
  'response_type|response_mode|client_id|redirect_uri|scope|state|nonce|code_challenge(_method)?|request(_uri)?';
const ParameterName = Type.String({
  pattern: `^(?!(${reservedParameters})$)[a-z][a-z0-9_]{0,60}$`,
});

export const IdentityProviderSettings = Type.Object(
  {
    /** Id in the console's redirect addresses that the provider knows, so it must never change. */
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
    name: text(60),
    issuer: Type.String({ pattern: issuerPattern, maxLength: 1_000 }),
    clientId: text(300),
    clientSecret: Type.Optional(text(1_000)),
    /** Scopes to request instead of `openid profile email offline_access` and SSO_SCOPES. */
    scopes: Type.Optional(Type.Array(text(200), { minItems: 1, maxItems: 50 })),
    parameters: Type.Record(Type.String(), text(500), {
      propertyNames: ParameterName,
      default: {},
    }),
    /**
     * Names of claims; the first one present is the e-mail address. Only `email` can be marked as verified.
     */
    addressClaims: Type.Array(text(200), {
      minItems: 1,
      maxItems: 10,
      default: ['email', 'preferred_username'],
    }),
    /** Name of the claim that marks `email` as verified, by default `email_verified`. */
    verifiedClaim: Type.String({ minLength: 1, maxLength: 200, default: 'email_verified' }),
    /** Trusts every address of this provider, even without a claim that it is verified. */
    addressesAreVerified: Type.Boolean({ default: false }),
    /** Conditions for signing in, all of which must hold; without conditions, all users may. */
    admits: Type.Object(
      {
        domains: Type.Optional(NameList),
        groups: Type.Optional(NameList),
        claim: Type.Optional(Type.Object({ name: text(200), values: NameList })),
      },
      { additionalProperties: false, default: {} },
    ),
    groupsClaim: Type.String({ minLength: 1, maxLength: 200, default: 'groups' }),
    roles: Type.Record(text(300), Roles, { default: {} }),
    newPeople: Type.Union([Type.Literal('add'), Type.Literal('refuse')], { default: 'refuse' }),
    rolesOfNewPeople: Type.Array(RoleName, { default: ['referrer'] }),
  },
  { additionalProperties: false },
);
export type IdentityProviderSettings = Static<typeof IdentityProviderSettings>;

const Providers = Type.Array(IdentityProviderSettings, { maxItems: 20 });

const parseJsonFile = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw new Error(`${file}: ${reason}.`, { cause: error });
  }
};

// Position of the first error; the message omits the value, which may be a secret.
const findFirstConfigFault = (value: unknown): string => {
  const [fault] = Value.Errors(Providers, value);
  return fault ? `${fault.instancePath || 'the list'} ${fault.message}` : '';
};

/** @throws Error that names the first error and its position. */
export const readProvidersFile = (file: string): IdentityProviderSettings[] => {
  const value = Value.Default(Providers, parseJsonFile(file));
  if (!Value.Check(Providers, value)) throw new Error(`${file}: ${findFirstConfigFault(value)}.`);
  const ids = value.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`${file}: two providers have one id.`);
  return value;
};
