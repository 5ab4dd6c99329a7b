import { createFileInspector } from '../../../src/platform/files/file-inspector';
import { documentTextInspection } from '../../../src/platform/files/text/read-document-text';

/** The words that stand in a PDF. */
export const readPdf = async (content: Buffer): Promise<string> => {
  const inspector = createFileInspector();
  const file = { field: 'data', name: 'data.pdf', mediaType: '', content };
  const text = await inspector.inspect(documentTextInspection, file, 1);
  await inspector.close();
  return text.replaceAll(/\s+/g, ' ');
};
