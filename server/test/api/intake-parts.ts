/** A whole pdf of one empty page. */
export const pdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

export const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), wide('WordDocument')]);

export const docx = Buffer.concat([
  Buffer.from('504b0304', 'hex'),
  Buffer.from('[Content_Types].xml word/document.xml'),
  Buffer.from('504b0506', 'hex'),
]);
