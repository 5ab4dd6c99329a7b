import type { IdentityProviderSettings } from '../../platform/config-providers';
import { html, type Html } from '../../platform/pages/html';
import { renderProviderLinks } from './provider-links';

export interface InvitationPageProps {
  code: string;
  name: string;
  email: string;
  isReset: boolean;
  problem?: string | undefined;
}

export const renderInvitationContent = ({
  code,
  name,
  email,
  isReset,
  problem,
}: InvitationPageProps): Html => {
  const mark = problem ? html` aria-invalid="true" aria-describedby="problem"` : undefined;
  return html`<div>
      <h1>${isReset ? 'Choose a new password' : 'Choose a password'}</h1>
      <p class="lead">${isReset ? '' : `Welcome, ${name}. `}You will sign in as ${email}.</p>
    </div>
    ${
      problem
        ? html`<div class="alert" role="alert" id="problem" tabindex="-1">${problem}</div>`
        : undefined
    }
    <form method="post" action="/account/invitation">
      <input type="hidden" name="code" value="${code}" />
      <input type="hidden" name="userName" value="${email}" autocomplete="username" />
      <div class="field">
        <label for="password">New password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          maxlength="300"
          required
          autofocus${mark}
        />
        <span class="hint">At least 12 characters.</span>
      </div>
      <div class="field">
        <label for="repeated">The same again</label>
        <input
          id="repeated"
          name="repeated"
          type="password"
          autocomplete="new-password"
          maxlength="300"
          required${mark}
        />
      </div>
      <button class="main">Save the password</button>
    </form>`;
};

export const renderProviderContent = (
  { name, email }: Pick<InvitationPageProps, 'name' | 'email'>,
  providers: readonly Pick<IdentityProviderSettings, 'id' | 'name'>[],
): Html =>
  html`<div>
      <h1>Sign in with your company’s account</h1>
      <p class="lead">
        Welcome, ${name}. Nobody needs a password here: use the account that has the address
        ${email}.
      </p>
    </div>
    ${renderProviderLinks('/', providers)}`;

export const invalidLinkContent: Html = html`<div>
    <h1>This link no longer works</h1>
    <p class="lead">It was used already, is too old, or a newer one took its place.</p>
  </div>
  <div class="alert" role="alert">
    Ask for a <a href="/account/forgot">new password</a>, or your administrator for a new link.
  </div>
  <a class="main" href="/account/login">Sign in</a>`;
