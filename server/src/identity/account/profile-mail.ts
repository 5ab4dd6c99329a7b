import {
  mailFrequencies,
  type MailFrequency,
} from '../../../contract/platform/mail/mail-kind-constants';
import type { MailChoice } from '../../platform/mail/mail-preferences';
import { html, type Html } from '../../platform/pages/html';

export const mailChoicePath = '/account/profile/mail';

const renderOption = (value: MailFrequency, chosen: MailFrequency): Html =>
  html`<option value="${value}" ${value === chosen ? html` selected` : undefined}>
    ${mailFrequencies[value]}
  </option>`;

const renderChoice = ({ kind, label, frequency, frequencies }: MailChoice): Html =>
  html`<label>
    <span>${label}</span>
    <select name="${kind}">
      ${frequencies.map((value) => renderOption(value, frequency))}
    </select>
  </label>`;

/** Empty HTML for people who get only mail that nobody can turn off. */
export const renderMailChoices = (choices: readonly MailChoice[], isSaved: boolean): Html =>
  choices.length === 0
    ? html``
    : html`<section class="sheet" aria-labelledby="mail">
        <h2 class="or" id="mail">mail that you get</h2>
        ${isSaved ? html`<p class="hint" role="status">Your choice is saved.</p>` : undefined}
        <form method="post" action="${mailChoicePath}">
          <fieldset class="choices" aria-labelledby="mail" aria-describedby="mail-hint">
            ${choices.map(renderChoice)}
          </fieldset>
          <p class="hint" id="mail-hint">
            Daily mail comes in one message at 7 in the morning of your company. The bell shows what
            you turn off, too. Mail about your account and your own bonuses always comes at once.
          </p>
          <button class="quiet">Save</button>
        </form>
      </section>`;
