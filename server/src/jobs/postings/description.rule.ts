import { mendMarkup } from '../../../contract/rich-text/mend-markup';
import { readBlocks } from '../../../contract/rich-text/read-blocks';
import { writeHtml } from '../../../contract/rich-text/write-html';
import { parseHtml } from './parse-html';

/**
 * Sanitizes HTML; empty when nothing visible remains.
 * @throws TangledMarkupError
 */
export const cleanDescription = async (sent: string): Promise<string> => {
  const { html, keepsLines } = mendMarkup(sent);
  return writeHtml(readBlocks(await parseHtml(html), keepsLines));
};
