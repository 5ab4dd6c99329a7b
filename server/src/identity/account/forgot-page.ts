import { html, type Html } from '../../platform/pages/html';

export interface ForgotPageProps {
  address?: string | undefined;
  problem?: string | undefined;
}

export const renderForgotPasswordContent = ({ address, problem }: ForgotPageProps): Html => {
  const mark = problem ? html` aria-invalid="true" aria-describedby="problem"` : undefined;
  return html`<div>
      <h1>Forgot your password?</h1>
      <p class="lead">Enter your e-mail address, and a link to choose a new one is sent there.</p>
    </div>
    ${
      problem
        ? html`<div class="alert" role="alert" id="problem" tabindex="-1">${problem}</div>`
        : undefined
    }
    <form method="post" action="/account/forgot">
      <div class="field">
        <label for="address">E-mail</label>
        <input
          id="address"
          name="address"
          type="email"
          value="${address}"
          autocomplete="email"
          maxlength="254"
          required
          autofocus${mark}
        />
      </div>
      <button class="main">Send the link</button>
    </form>
    <a href="/account/login">Back to sign-in</a>`;
};

export const resetLinkSentContent: Html = html`<div>
    <h1>Look into your mail</h1>
    <p class="lead">
      If you sign in with a password and this address, a link is on its way. It works once, for an
      hour.
    </p>
  </div>
  <p class="lead">
    Nothing after a few minutes? Look among the junk mail, or ask an administrator: they see whether
    a message left.
  </p>
  <a class="main" href="/account/login">Back to sign-in</a>`;

export const resetWithoutMailContent: Html = html`<div>
    <h1>Forgot your password?</h1>
    <p class="lead">
      This console sends no mail yet. Ask an administrator for a new link: they make one on your
      page under Roles.
    </p>
  </div>
  <a class="main" href="/account/login">Back to sign-in</a>`;
