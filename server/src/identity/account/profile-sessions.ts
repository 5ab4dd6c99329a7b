import type { OpenSession } from '../../../contract/identity/account/open-session';
import { html, type Html } from '../../platform/pages/html';

const signOutPath = '/account/profile/sign-out';

const createMomentFormat = (timeZone: string): ((moment: string) => string) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (moment) => format.format(new Date(moment));
};

const renderSessionRow = (
  { sessionId, since, lastSeen, browser, address }: OpenSession,
  isHere: boolean,
  momentOf: (moment: string) => string,
): Html => {
  const name = browser || 'A browser';
  const [began, used] = [momentOf(since), momentOf(lastSeen)];
  const use = used === began ? '' : `Last used ${used}`;
  return html`<li>
    <div>
      <b>${name}</b>
      <span>${address ? `${address}, since` : 'Since'} ${began}</span>
      <span>${isHere ? 'This browser' : use}</span>
    </div>
    ${
      isHere
        ? undefined
        : html`<form method="post" action="${signOutPath}">
            <input type="hidden" name="sessionId" value="${sessionId}" />
            <button aria-label="Sign out ${name}, since ${began}">Sign out</button>
          </form>`
    }
  </li>`;
};

export const renderSessionList = (
  sessions: readonly OpenSession[],
  hereId: string,
  timeZone: string,
): Html => {
  const momentOf = createMomentFormat(timeZone);
  return html`<section class="sheet" aria-labelledby="sessions">
    <h2 class="or" id="sessions">where you are signed in</h2>
    <ul class="sessions">
      ${sessions.map((session) => renderSessionRow(session, session.sessionId === hereId, momentOf))}
    </ul>
    ${
      sessions.length > 1
        ? html`<form method="post" action="${signOutPath}">
            <button class="quiet">Sign out everywhere else</button>
          </form>`
        : undefined
    }
  </section>`;
};
