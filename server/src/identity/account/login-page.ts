import { roleNames } from '../../../contract/identity/people/role-constants';
import { html, type Html } from '../../platform/pages/html';
import type { IdentityProviderSettings } from '../../platform/config-providers';
import type { DemoPerson } from './demo-provider';
import { renderProviderLinks } from './provider-links';

export interface LoginPageProps {
  callback: string;
  userName?: string;
  problem?: string;
  demoPeople: readonly DemoPerson[];
  providers: readonly Pick<IdentityProviderSettings, 'id' | 'name'>[];
  passwordsAreFor: 'everyone' | 'administrators';
}

const renderProblem = (problem: string): Html =>
  html`<div class="alert" role="alert" id="problem" tabindex="-1">${problem}</div>`;

const renderDemoPeople = (callback: string, people: readonly DemoPerson[]): Html =>
  html` <section class="sheet" aria-labelledby="demo">
    <h2 class="or" id="demo">or try the demo as</h2>
    <ul class="people">
      ${people.map(
        (person) =>
          html`<li>
            <form method="post" action="/account/login">
              <input type="hidden" name="callback" value="${callback}" />
              <button name="demo" value="${person.id}">
                <b>${roleNames[person.role]}</b><span>${person.name}</span>
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;

const renderPasswordForm = ({ callback, userName, problem, providers }: LoginPageProps): Html => {
  const hasOtherWays = providers.length > 0;
  const mark = problem ? html` aria-invalid="true" aria-describedby="problem"` : undefined;
  return html`<form method="post" action="/account/login">
    <input type="hidden" name="callback" value="${callback}" />
    <div class="field">
      <label for="userName">User name or e-mail</label>
      <input
        id="userName"
        name="userName"
        value="${userName}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        maxlength="200"
        required${mark}${userName || hasOtherWays ? undefined : html` autofocus`}
      />
    </div>
    <div class="field">
      <label for="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        maxlength="500"
        required${mark}${userName ? html` autofocus` : undefined}
      />
    </div>
    <button class="main">Sign in</button>
    <a href="/account/forgot">Forgot your password?</a>
  </form>`;
};

const renderPasswordSection = (page: LoginPageProps): Html => {
  if (page.providers.length === 0) return renderPasswordForm(page);
  if (page.passwordsAreFor === 'everyone')
    return html`<h2 class="or">or with a password</h2>
      ${renderPasswordForm(page)}`;
  return html`<details${page.problem ? html` open` : undefined}>
    <summary>Sign in with a password, for administrators</summary>
    ${renderPasswordForm(page)}
  </details>`;
};

export const renderLoginContent = (page: LoginPageProps): Html => {
  const { callback, problem, demoPeople, providers } = page;
  return html`<div>
      <h1>Sign in</h1>
      <p class="lead">Use your work account to open the console.</p>
    </div>
    ${problem ? renderProblem(problem) : undefined} ${renderProviderLinks(callback, providers)}
    ${renderPasswordSection(page)}
    ${demoPeople.length > 0 ? renderDemoPeople(callback, demoPeople) : undefined}`;
};
