import { mailKinds, type MailKindName } from '../../../contract/platform/mail/mail-kind-constants';
import { html, type Html } from '../../platform/pages/html';

const profileLink = html`<a href="/account/profile#mail">Choose which mail you get</a>`;

const describeMail = (kind: MailKindName): string =>
  kind === 'digest' ? 'the daily digest' : `mail of the kind “${mailKinds[kind]}”`;

/** HTML of a form without an action, so that it is sent to the address of its page. */
export const renderUnsubscribeContent = (kind: MailKindName): Html =>
  html`<div>
      <h1>Turn this mail off?</h1>
      <p class="lead">You will not get ${describeMail(kind)} any more.</p>
    </div>
    <form method="post"><button class="main">Turn it off</button></form>
    ${profileLink}`;

export const renderUnsubscribedContent = (kind: MailKindName): Html =>
  html`<div role="status">
      <h1>It is turned off</h1>
      <p class="lead">You will not get ${describeMail(kind)} any more.</p>
    </div>
    ${profileLink}`;

export const unknownUnsubscribeContent: Html = html`<div>
    <h1>This link does not work</h1>
    <p class="lead">It is incomplete or too old. On your profile you can turn mail off.</p>
  </div>
  ${profileLink}`;
