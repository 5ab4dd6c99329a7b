import { mendMarkup } from '../../../contract/rich-text/mend-markup';
import { readBlocks } from '../../../contract/rich-text/read-blocks';
import { writeHtml } from '../../../contract/rich-text/write-html';
import { parseHtml, TangledMarkupError } from '../../jobs/postings/parse-html';
import { invalidField } from '../../platform/errors';

/**
 * Removes pictures, which only signed-in users can load. Returns an empty text when nothing visible remains.
 */
export const cleanBody = async (sent: string): Promise<string> => {
  try {
    const { html, keepsLines } = mendMarkup(sent);
    const blocks = readBlocks(await parseHtml(html), keepsLines);
    return writeHtml(blocks.filter(({ type }) => type !== 'image'));
  } catch (error) {
    if (!(error instanceof TangledMarkupError)) throw error;
    throw invalidField('body', 'The text is too tangled to be read. Paste it without formatting.');
  }
};
