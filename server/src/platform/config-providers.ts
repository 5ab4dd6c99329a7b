import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';
import { roles, type Role } from '../../contract/permission';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const names = Type.Array(text(300), { minItems: 1, maxItems: 1_000 });
const RoleName = Type.Unsafe<Role>(Type.String({ enum: [...roles] }));
const Roles = Type.Array(RoleName, { minItems: 1, maxItems: roles.length, uniqueItems: true });

/** Plain HTTP is for a provider on this machine only. */
const issuer = '^(https://[^\\s?#]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s?#]*)?)$';

/** What a sign-in itself says to a provider: nobody else does. */
const own =
  'response_type|response_mode|client_id|redirect_uri|scope|state|nonce|code_challenge(_method)?|request(_uri)?';
const ParameterName = Type.String({ pattern: `^(?!(${own})$)[a-z][a-z0-9_]{0,60}$` });

/** An OpenID provider that people of the company sign in with. */
export const IdentityProviderSettings = Type.Object(
  {
    /** Part of this console's addresses for the provider; never to be changed. */
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
    /** What its button says. */
    name: text(60),
    issuer: Type.String({ pattern: issuer, maxLength: 1_000 }),
    clientId: text(300),
    /** Left out for a public client. */
    clientSecret: Type.Optional(text(1_000)),
    /** Exactly these in place of `openid profile email offline_access` and those of SSO_SCOPES. */
    scopes: Type.Optional(Type.Array(text(200), { minItems: 1, maxItems: 50 })),
    /** What it wants to be asked beside that, such as `access_type`. */
    parameters: Type.Record(Type.String(), text(500), {
      propertyNames: ParameterName,
      default: {},
    }),
    /** Claims that may hold the address, the first that does. Only `email` is ever marked as verified. */
    addressClaims: Type.Array(text(200), {
      minItems: 1,
      maxItems: 10,
      default: ['email', 'preferred_username'],
    }),
    /** The claim that says that the claim `email` is verified, beside `email_verified`. */
    verifiedClaim: Type.String({ minLength: 1, maxLength: 200, default: 'email_verified' }),
    /** All addresses that it tells are the company's own, though it does not say that it verified them. */
    addressesAreVerified: Type.Boolean({ default: false }),
    /** Who may come in; whoever the provider knows where nothing is said. Each that is said has to hold. */
    admits: Type.Object(
      {
        domains: Type.Optional(names),
        groups: Type.Optional(names),
        claim: Type.Optional(Type.Object({ name: text(200), values: names })),
      },
      { additionalProperties: false, default: {} },
    ),
    /** The claim that lists a person's groups. */
    groupsClaim: Type.String({ minLength: 1, maxLength: 200, default: 'groups' }),
    /** Roles by the groups that give them. */
    roles: Type.Record(text(300), Roles, { default: {} }),
    /** Whether someone whom the directory does not have is added, or has to be in it before. */
    newPeople: Type.Union([Type.Literal('add'), Type.Literal('refuse')], { default: 'refuse' }),
    /** Roles of who is added and whose groups give none. */
    rolesOfNewPeople: Type.Array(RoleName, { default: ['referrer'] }),
  },
  { additionalProperties: false },
);
export type IdentityProviderSettings = Static<typeof IdentityProviderSettings>;

const Providers = Type.Array(IdentityProviderSettings, { maxItems: 20 });

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw new Error(`${file}: ${reason}.`, { cause: error });
  }
};

// A value may be a secret, so only its place is told.
const firstFault = (value: unknown): string => {
  const [fault] = Value.Errors(Providers, value);
  return fault ? `${fault.instancePath || 'the list'} ${fault.message}` : '';
};

/**
 * The providers that a file lists.
 * @throws Error with what is wrong, and where.
 */
export const readProviders = (file: string): IdentityProviderSettings[] => {
  const value = Value.Default(Providers, parsed(file));
  if (!Value.Check(Providers, value)) throw new Error(`${file}: ${firstFault(value)}.`);
  const ids = value.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`${file}: two providers have one id.`);
  return value;
};
