import { html, type Html } from '../pages/html';
import type { MailFact, MailSection } from './mail-kind';
import { mailInlineStyles as style } from './mail-styles';

export const renderFactsText = (facts: readonly MailFact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n');

export const renderFacts = (facts: readonly MailFact[]): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="${style.facts}">
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <td class="dim" style="${style.label}">${label}</td>
          <td class="ink" style="${style.value}">${value}</td>
        </tr>`,
    )}
  </table>`;

export const renderSectionText = (
  { heading, paragraphs, facts, button }: MailSection,
  origin: string,
): string =>
  [
    `* ${heading}`,
    ...paragraphs,
    renderFactsText(facts),
    button ? `${button.label}: ${origin}${button.path}` : '',
  ]
    .filter(Boolean)
    .join('\n');

export const renderSection = (
  { heading, paragraphs, facts, button }: MailSection,
  origin: string,
): Html =>
  html`<div class="dim" style="${style.section}">
    <h2 class="ink" style="${style.sectionHeading}">${heading}</h2>
    ${paragraphs.map((text) => html`<p class="ink" style="${style.sectionText}">${text}</p>`)}
    ${facts.length > 0 ? renderFacts(facts) : undefined}
    ${
      button
        ? html`<p style="${style.sectionText}">
            <a class="link" href="${origin}${button.path}" style="${style.linkText}"
              >${button.label}</a
            >
          </p>`
        : undefined
    }
  </div>`;
