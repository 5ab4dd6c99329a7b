import { html, type Html } from '../../platform/pages/html';

/** After a form was sent the page may not lead to another site by itself. */
export const signedOutContent = (provider: string): Html =>
  html`<div>
      <h1>You are signed out here</h1>
      <p class="lead">Your company’s sign-in may still know you in this browser.</p>
    </div>
    <a class="main" href="${provider}">Sign out there too</a>`;

/** Asks a person who came from somewhere else than the console whether they want to leave. */
export const logoutContent = (callback: string): Html =>
  html`<div>
      <h1>Sign out?</h1>
      <p class="lead">This link would end your session in every tab of this browser.</p>
    </div>
    <form method="post" action="/account/logout">
      <input type="hidden" name="callback" value="${callback}" />
      <button class="main">Sign out</button>
    </form>
    <a href="/">Stay signed in</a>`;
