import { mendMarkup } from '../../../contract/rich-text/mend-markup';
import { readBlocks } from '../../../contract/rich-text/read-blocks';
import { parseHtml, TangledMarkupError } from '../../jobs/postings/parse-html';
import { renderBodyText } from '../../platform/mail/render-body';
import type { MailReply } from '../../platform/mailbox/mail-reply';

/** Maximum of characters; a longer reply is cut. */
const maxLength = 20_000;

const unreadableText = 'The text cannot be shown here. Read it in the mailbox.';

const toText = async (html: string): Promise<string> => {
  try {
    const mended = mendMarkup(html);
    return renderBodyText(readBlocks(await parseHtml(mended.html), mended.keepsLines));
  } catch (error) {
    if (error instanceof TangledMarkupError) return unreadableText;
    throw error;
  }
};

/** Text of a reply without HTML, since HTML from a stranger is never stored. */
export const readReplyText = async ({
  text,
  html,
}: Pick<MailReply, 'text' | 'html'>): Promise<{ body: string; isCut: boolean }> => {
  const whole = (text ?? (html ? await toText(html) : '')).replaceAll('\0', '').trim();
  return { body: whole.slice(0, maxLength), isCut: whole.length > maxLength };
};
