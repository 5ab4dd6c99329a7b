/** Characters that XML 1.0 does not allow, escaped or not. */
const forbiddenPattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Text of an XML element. Job boards do not decode entities, so the text is CDATA, in which `]]>` must be
 * split.
 */
export const toCdata = (text: string): string =>
  `<![CDATA[${text.replace(forbiddenPattern, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const toXmlElements = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, text]) => `<${name}>${toCdata(text)}</${name}>`)
    .join('');
