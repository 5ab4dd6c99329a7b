import type { MailChoice } from '../../platform/mail/mail-preferences';
import { html, type Html } from '../../platform/pages/html';

export const mailChoicePath = '/account/profile/mail';

const renderChoice = ({ kind, label, isOn }: MailChoice): Html =>
  html`<label>
    <input type="checkbox" name="kind" value="${kind}" ${isOn ? html` checked` : undefined} />
    ${label}
  </label>`;

/** Empty for people who get only mail that nobody can turn off. */
export const renderMailChoices = (choices: readonly MailChoice[], isSaved: boolean): Html =>
  choices.length === 0
    ? html``
    : html`<section class="sheet" aria-labelledby="mail">
        <h2 class="or" id="mail">mail that you get</h2>
        ${isSaved ? html`<p class="hint" role="status">Your choice is saved.</p>` : undefined}
        <form method="post" action="${mailChoicePath}">
          <fieldset class="choices" aria-labelledby="mail">${choices.map(renderChoice)}</fieldset>
          <p class="hint">Mail about your account and your own bonuses always comes.</p>
          <button class="quiet">Save</button>
        </form>
      </section>`;
