import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';
import { roles, type Role } from '../../contract/permission';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const NameList = Type.Array(text(300), { minItems: 1, maxItems: 1_000 });
const RoleName = Type.Unsafe<Role>(Type.String({ enum: [...roles] }));
const Roles = Type.Array(RoleName, { minItems: 1, maxItems: roles.length, uniqueItems: true });

/** HTTPS only, except for a provider on this machine. */
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
    /** Part of the console's redirect addresses at the provider, so it must never change. */
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
    name: text(60),
    issuer: Type.String({ pattern: issuerPattern, maxLength: 1_000 }),
    clientId: text(300),
    clientSecret: Type.Optional(text(1_000)),
    /** Replaces `openid profile email offline_access` and SSO_SCOPES. */
    scopes: Type.Optional(Type.Array(text(200), { minItems: 1, maxItems: 50 })),
    parameters: Type.Record(Type.String(), text(500), {
      propertyNames: ParameterName,
      default: {},
    }),
    /** The first present claim is the e-mail address. Only `email` can be marked as verified. */
    addressClaims: Type.Array(text(200), {
      minItems: 1,
      maxItems: 10,
      default: ['email', 'preferred_username'],
    }),
    /** A claim that marks `email` as verified, as `email_verified` does. */
    verifiedClaim: Type.String({ minLength: 1, maxLength: 200, default: 'email_verified' }),
    /** Trusts every address of this provider, even without a claim that it is verified. */
    addressesAreVerified: Type.Boolean({ default: false }),
    /** Conditions to sign in, all of which must hold; without any, all users may. */
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

// A value may be a secret, so the message names only its position.
const findFirstConfigFault = (value: unknown): string => {
  const [fault] = Value.Errors(Providers, value);
  return fault ? `${fault.instancePath || 'the list'} ${fault.message}` : '';
};

/** @throws Error with the fault and its position. */
export const readProvidersFile = (file: string): IdentityProviderSettings[] => {
  const value = Value.Default(Providers, parseJsonFile(file));
  if (!Value.Check(Providers, value)) throw new Error(`${file}: ${findFirstConfigFault(value)}.`);
  const ids = value.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`${file}: two providers have one id.`);
  return value;
};
