import { Html } from '../pages/html';

/** Gmail's app applies only inline styles, so these are for light mode and are written into each element. */
export const mailInlineStyles = {
  page: 'margin:0;padding:0;background-color:#f7f7f5',
  sheet:
    'width:100%;max-width:560px;background-color:#ffffff;border:1px solid #e7e5e0;border-radius:12px;border-collapse:separate',
  cell: "padding:32px;font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif;font-size:15px;line-height:23px;color:#1c1b19;text-align:left;overflow-wrap:anywhere",
  company: 'margin:0 0 24px;font-weight:600;color:#57534e',
  logo: 'display:inline-block;margin:0 0 24px;padding:8px 12px;border-radius:8px;background-color:#ffffff',
  picture:
    'display:block;height:40px;width:auto;max-width:240px;border:0;font-weight:600;color:#57534e',
  heading: 'margin:0 0 16px;font-size:22px;line-height:30px;font-weight:600;color:#1c1b19',
  paragraph: 'margin:0 0 16px;color:#1c1b19',
  section: 'margin:0;padding:16px 0 4px;border-top:1px solid #e7e5e0',
  sectionHeading: 'margin:0 0 4px;font-size:16px;line-height:24px;font-weight:600;color:#1c1b19',
  sectionText: 'margin:0 0 8px;color:#1c1b19',
  facts: 'margin:0 0 16px;border-collapse:collapse',
  label: 'padding:2px 20px 2px 0;color:#57534e;vertical-align:top;overflow-wrap:break-word',
  value: 'padding:2px 0;color:#1c1b19;vertical-align:top',
  button:
    'display:inline-block;padding:10px 18px;border-radius:8px;background-color:#0b6e69;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'margin:0 0 16px;font-size:13px;line-height:20px;color:#57534e',
  linkText: 'color:#0b6e69',
  placeholder:
    'margin:0 0 16px;padding:10px 14px;border:1px dashed #8a857d;border-radius:8px;color:#57534e',
  footer:
    'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e7e5e0;font-size:13px;line-height:20px;color:#57534e',
} as const;

export const mailBodyStyles = {
  p: mailInlineStyles.paragraph,
  h1: mailInlineStyles.heading,
  h2: 'margin:24px 0 12px;font-size:18px;line-height:26px;font-weight:600;color:#1c1b19',
  blockquote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #e7e5e0;color:#1c1b19',
  ul: 'margin:0 0 16px;padding:0 0 0 24px;color:#1c1b19',
  ol: 'margin:0 0 16px;padding:0 0 0 24px;color:#1c1b19',
  li: 'margin:0 0 4px;color:#1c1b19',
  a: mailInlineStyles.linkText,
} as const;

export const mailDarkStyles = new Html(`
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#141413!important}
.sheet{background-color:#1b1b19!important;border-color:#2c2b28!important}
.ink{color:#f2f0ec!important}
.dim{color:#b8b3aa!important;border-color:#2c2b28!important}
.button{background-color:#4fb8ae!important;color:#08211f!important}
.link{color:#4fb8ae!important}
}`);
