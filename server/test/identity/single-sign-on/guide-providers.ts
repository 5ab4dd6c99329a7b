import type { Claims, ProviderBehavior } from './start-provider';

interface GuideProvider {
  title: string;
  habits: ProviderBehavior;
  people: Record<'mira' | 'stranger', Claims>;
  /** Roles that the guide's file gives Mira. */
  roles: readonly string[];
  /** Page title for a user with an account at the provider who is not admitted. */
  refusal: string;
}

const named = { given_name: 'Mira', family_name: 'Nair', name: 'Mira Nair' };
const verified = (email: string): Claims => ({ email, email_verified: true });
const names = ['name', 'given_name', 'family_name'];
const group = 'b7c1d0de-5a3c-4b52-9f0e-2f1c8a6d4e01';

/**
 * Entra ID puts all claims but first and last name into the ID token; instead of a long list of groups it
 * sends a link to the list.
 */
const entra: GuideProvider = {
  title: 'Entra ID',
  habits: {
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: {
      openid: ['sub', 'oid', 'tid', 'groups', 'xms_edov'],
      email: ['email'],
      profile: [...names, 'preferred_username'],
    },
    claimsByAnswer: {
      id_token: [
        ...['oid', 'tid', 'groups', 'xms_edov', 'email', 'name', 'preferred_username'],
        ...['_claim_names', '_claim_sources'],
      ],
      userinfo: ['email', ...names],
    },
  },
  people: {
    mira: {
      ...named,
      oid: '5d0c2f5e-0a6f-4a3d-8a63-1c1a3f5b7f10',
      tid: 'TENANT-ID',
      email: 'mira.entra@kestrel.example',
      preferred_username: 'mira@kestrel.example',
      xms_edov: '1',
      groups: [group],
    },
    stranger: {
      ...named,
      email: 'busy.entra@kestrel.example',
      xms_edov: '1',
      _claim_names: { groups: 'src1' },
      _claim_sources: {
        src1: { endpoint: 'https://graph.microsoft.com/v1.0/me/getMemberObjects' },
      },
    },
  },
  roles: ['recruiter'],
  refusal: 'Your groups are not known',
};

/** This provider sends e-mail verification and groups only from the userinfo endpoint. */
const okta: GuideProvider = {
  title: 'Okta',
  habits: {
    scopes: ['openid', 'profile', 'email', 'groups', 'offline_access'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: [...names, 'preferred_username'],
      groups: ['groups'],
    },
    claimsByAnswer: {
      id_token: ['email', 'name', 'preferred_username'],
      userinfo: ['email', 'email_verified', 'groups', ...names],
    },
  },
  people: {
    mira: {
      ...named,
      ...verified('mira.okta@kestrel.example'),
      groups: ['Everyone', 'Console users', 'Payroll'],
    },
    stranger: { ...named, ...verified('else.okta@kestrel.example'), groups: ['Everyone'] },
  },
  roles: ['payout-officer'],
  refusal: 'You may not use the console yet',
};

/** This provider has no groups and no logout; refresh tokens require its own request parameter. */
const google: GuideProvider = {
  title: 'Google',
  habits: {
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub', 'hd'],
      email: ['email', 'email_verified'],
      profile: [...names, 'picture'],
    },
    endsSessions: false,
    renewsFor: { name: 'access_type', value: 'offline' },
  },
  people: {
    mira: { ...named, ...verified('mira.google@kestrel.example'), hd: 'kestrel.example' },
    // A private Google account with an e-mail address of the company.
    stranger: { ...named, ...verified('own.google@kestrel.example') },
  },
  roles: ['referrer'],
  refusal: 'You may not use the console yet',
};

/** This provider's issuer has a path, and its groups are names without a full path. */
const keycloak: GuideProvider = {
  title: 'Keycloak',
  habits: {
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: [...names, 'preferred_username'],
    },
  },
  people: {
    mira: {
      ...named,
      ...verified('mira.keycloak@kestrel.example'),
      groups: ['console-users', 'payroll', 'recruiting'],
    },
    stranger: {
      ...named,
      ...verified('path.keycloak@kestrel.example'),
      groups: ['/console-users'],
    },
  },
  roles: ['payout-officer', 'recruiter'],
  refusal: 'You may not use the console yet',
};

export const guideProviders: readonly GuideProvider[] = [entra, okta, google, keycloak];
