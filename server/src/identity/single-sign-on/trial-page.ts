import { roleNames } from '../../../contract/identity/people/role-constants';
import type { Role } from '../../../contract/permission';
import { html, type Html } from '../../platform/pages/html';
import { singleSignOnSettingsPath, getSignInTrialPath } from './addresses';
import { toReadableClaims } from './claims.rule';
import { signInRefusals, type SignInRefusal } from './sign-in-refusals';
import { signInRefusalAdvice } from './remedies';

export interface SignInTrial {
  provider: { id: string; name: string };
  refusal?: SignInRefusal | undefined;
  detail?: string | undefined;
  /** Name of the person who would sign in; undefined for a person who would be added. */
  person?: string | undefined;
  roles?: readonly Role[];
  /** True if the session's tokens would be renewed with the provider. */
  isRenewed?: boolean;
  claims?: Readonly<Record<string, unknown>>;
}

const renderLine = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const renderRefusal = ({ provider: { name } }: SignInTrial, refusal: SignInRefusal): Html => {
  const { title, message } = signInRefusals[refusal];
  return html`<div class="alert" role="alert">
      <b>Nobody would be signed in.</b> The person would read: ${title}. ${message(name)}
    </div>
    <p class="lead">${signInRefusalAdvice[refusal]}</p>`;
};

const formatRenewal = (isRenewed: boolean): string =>
  isRenewed
    ? 'Every ten minutes or so'
    : 'Never, for no refresh token came: the session goes on here when it ends at the provider. Compare scopes and parameters with the guide.';

const renderAdmission = ({ person, roles = [], isRenewed = false }: SignInTrial): Html =>
  html`<dl>
    ${renderLine('Would come in', person ?? 'As somebody new, who is added to the directory')}
    ${renderLine('Roles by groups', roles.map((role) => roleNames[role]).join(', ') || 'None')}
    ${renderLine('Asked again', formatRenewal(isRenewed))}
  </dl>`;

const renderClaimList = (claims: Readonly<Record<string, unknown>>): Html =>
  html`<section class="sheet" aria-labelledby="claims">
    <h2 class="or" id="claims">what came</h2>
    <dl>${toReadableClaims(claims).map(([name, value]) => renderLine(name, value))}</dl>
  </section>`;

export const renderTrialContent = (trial: SignInTrial): Html => {
  const { provider, refusal, detail, claims } = trial;
  return html`<div>
      <h1>A sign-in by ${provider.name}, tried</h1>
      <p class="lead">Nobody was signed in, and nothing of this was kept.</p>
    </div>
    ${refusal ? renderRefusal(trial, refusal) : renderAdmission(trial)}
    ${detail ? html`<p class="hint">The server noted: ${detail}</p>` : undefined}
    ${claims ? renderClaimList(claims) : undefined}
    <a class="main" href="${singleSignOnSettingsPath}">Back to the configuration</a>
    <a href="${getSignInTrialPath(provider.id)}">Try again</a>`;
};
