import { html, type Html } from '../../platform/pages/html';

/** The page contains a link, since CSP `form-action` blocks redirects of a submitted form to other sites. */
export const renderSignedOutContent = (provider: string): Html =>
  html`<div>
      <h1>You are signed out here</h1>
      <p class="lead">Your company’s sign-in may still know you in this browser.</p>
    </div>
    <a class="main" href="${provider}">Sign out there too</a>`;

/** Page that asks to confirm a sign-out which another site requested. */
export const renderLogoutContent = (callback: string): Html =>
  html`<div>
      <h1>Sign out?</h1>
      <p class="lead">This link would end your session in every tab of this browser.</p>
    </div>
    <form method="post" action="/account/logout">
      <input type="hidden" name="callback" value="${callback}" />
      <button class="main">Sign out</button>
    </form>
    <a href="/">Stay signed in</a>`;
