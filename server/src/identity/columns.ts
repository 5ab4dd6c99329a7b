import type { ColumnUses } from '../platform/personal-data/column-uses';

export const identityColumns: ColumnUses = {
  ofStaff: {
    app_user:
      'user_name first_name last_name email password_hash avatar_url external_id scim_external_id address_provider',
    invitation: 'secret_hash',
    session: 'app auth_type secret_hash browser address',
    sso_account: 'provider subject told_first_name told_last_name told_email',
    sso_session: 'provider subject sid tokens',
    user_role: 'role given_by',
  },
  notPersonal: {
    attempt: 'key_hash',
    mailed_link: 'secret_hash purpose',
    service_token: 'name rights secret_hash secret_end remote',
    sign_in_code: 'code_hash browser_hash',
    sso_provider: 'id name',
    sso_request: 'state_hash browser_hash provider nonce verifier callback',
  },
};
