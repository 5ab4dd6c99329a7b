import { mendMarkup } from '../../../contract/rich-text/mend-markup';
import { readBlocks } from '../../../contract/rich-text/read-blocks';
import { writeHtml } from '../../../contract/rich-text/write-html';
import { parseHtml } from './parse-html';

/**
 * A description as the editor would write it: safe to show, every word kept; empty when nothing can be
 * read or seen in it.
 * @throws TangledMarkup
 */
export const cleanDescription = async (sent: string): Promise<string> => {
  const { html, keepsLines } = mendMarkup(sent);
  return writeHtml(readBlocks(await parseHtml(html), keepsLines));
};
