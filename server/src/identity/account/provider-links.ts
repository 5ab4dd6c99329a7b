import type { IdentityProviderSettings } from '../../platform/config-providers';
import { html, type Html } from '../../platform/pages/html';
import { getSignInStartPath } from './callback';

export const renderProviderLinks = (
  callback: string,
  providers: readonly Pick<IdentityProviderSettings, 'id' | 'name'>[],
): Html | undefined =>
  providers.length > 0
    ? html`<nav class="ways" aria-label="Ways to sign in">
        ${providers.map(
          ({ id, name }) =>
            html`<a class="main" href="${getSignInStartPath(id, callback)}"
              >Continue with ${name}</a
            >`,
        )}
      </nav>`
    : undefined;
