import { roleNames } from '../../contract/people/role-constants';
import { html, type Html } from '../web/html';
import type { DemoPerson } from './demo-provider';

export interface LoginPage {
  callback: string;
  userName?: string;
  problem?: string;
  demoPeople: readonly DemoPerson[];
}

const problemBox = (problem: string): Html =>
  html`<div class="alert" role="alert" id="problem" tabindex="-1">${problem}</div>`;

const demoList = (callback: string, people: readonly DemoPerson[]): Html =>
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

/** The form that a person signs in with; in demo mode also one button for each role. */
export const loginContent = ({ callback, userName, problem, demoPeople }: LoginPage): Html => {
  const mark = problem ? html` aria-invalid="true" aria-describedby="problem"` : undefined;
  return html`<div>
      <h1>Sign in</h1>
      <p class="lead">Use your work account to open the console.</p>
    </div>
    ${problem ? problemBox(problem) : undefined}
    <form method="post" action="/account/login">
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
          required${mark}${userName ? undefined : html` autofocus`}
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
    </form>
    ${demoPeople.length > 0 ? demoList(callback, demoPeople) : undefined}`;
};
