import { html, type Html } from '../pages/html';
import type { MailContent } from './mail-kind';
import { renderBodyHtml, renderBodyText } from './render-body';
import { mailDarkStyles, mailInlineStyles as style } from './mail-styles';
import { renderFacts, renderFactsText, renderSection, renderSectionText } from './render-sections';

const maxSubjectLength = 200;

/** Text in the stored copy of a message instead of a link that works once. */
const linkPlaceholder = 'The link is in the sent message alone.';

/** Text before the address of a button, by the language of the message. */
const orOpen: Readonly<Record<string, string>> = {
  en: 'Or open this address:',
  de: 'Oder öffnen Sie diese Adresse:',
  fr: 'Ou ouvrez cette adresse :',
  es: 'O abra esta dirección:',
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface RenderOptions {
  company: string;
  /** Origin of the console for the links of sections. */
  origin: string;
  /** Address of the company's logo. */
  logo?: string | undefined;
  /** Link of the button; undefined if the link must not be shown. */
  link?: string | undefined;
  /** Address of the page on which the recipient can turn off this mail; undefined if nobody may. */
  choices?: string | undefined;
}

/** Removes line breaks, which names can contain and which would start another header. */
export const toHeaderText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, maxSubjectLength);

const choiceLabel = 'Choose which mail you get';

const toFooterLine = ({ reason }: MailContent): string =>
  typeof reason === 'string' ? `You get this because ${reason}.` : reason.sentence;

const renderText = (content: MailContent, options: RenderOptions): string => {
  const { company, origin, link, choices } = options;
  const { heading = '', paragraphs, body = [], facts = [], sections = [], button, note } = content;
  return [
    heading,
    ...paragraphs,
    renderBodyText(body),
    renderFactsText(facts),
    ...sections.map((section) => renderSectionText(section, origin)),
    button ? `${button.label}:\n${link ?? linkPlaceholder}` : '',
    note ?? '',
    [
      `-- \n${toFooterLine(content)}`,
      ...(choices ? [`${choiceLabel}: ${choices}`] : []),
      company,
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
};

const renderButton = (label: string, link: string | undefined, language: string): Html =>
  link === undefined
    ? html`<p class="dim" style="${style.placeholder}"><b>${label}:</b> ${linkPlaceholder}</p>`
    : html`<p style="${style.paragraph}">
          <a class="button" href="${link}" style="${style.button}">${label}</a>
        </p>
        <p class="dim" style="${style.link}">
          ${orOpen[language] ?? orOpen.en}
          <a class="link" href="${link}" style="${style.linkText}">${link}</a>
        </p>`;

/** The logo has a background of its own, since dark mode does not change its colours. */
const renderHead = (company: string, logo: string | undefined): Html =>
  logo === undefined
    ? html`<p class="dim" style="${style.company}">${company}</p>`
    : html`<span style="${style.logo}"
        ><img src="${logo}" alt="${company}" height="40" style="${style.picture}"
      /></span>`;

const renderHtml = (content: MailContent, options: RenderOptions): string => {
  const { company, logo, origin, link, choices } = options;
  const { language = 'en', subject, heading, paragraphs, body = [], facts = [] } = content;
  const { sections = [], button, note } = content;
  const paragraph = (text: string) => html`<p class="ink" style="${style.paragraph}">${text}</p>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${mailDarkStyles}
        </style>
      </head>
      <body class="page" style="${style.page}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                class="sheet"
                role="presentation"
                width="560"
                cellpadding="0"
                cellspacing="0"
                style="${style.sheet}"
              >
                <tr>
                  <td class="ink" style="${style.cell}">
                    ${renderHead(company, logo)}
                    ${heading && html`<h1 class="ink" style="${style.heading}">${heading}</h1>`}
                    ${paragraphs.map(paragraph)} ${renderBodyHtml(body)}
                    ${facts.length > 0 ? renderFacts(facts) : undefined}
                    ${sections.map((section) => renderSection(section, origin))}
                    ${button ? renderButton(button.label, link, language) : undefined}
                    ${note ? paragraph(note) : undefined}
                    <p class="dim" style="${style.footer}">
                      ${toFooterLine(content)}<br />${
                        choices
                          ? html`<a class="link" href="${choices}" style="${style.linkText}"
                                >${choiceLabel}</a
                              ><br />`
                          : undefined
                      }${company}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
};

export const renderMail = (content: MailContent, options: RenderOptions): RenderedMail => {
  const subject = toHeaderText(content.subject);
  return {
    subject,
    text: renderText(content, options),
    html: renderHtml({ ...content, subject }, options),
  };
};
