import type { ParsedMail } from 'mailparser';

const daemonPattern = /^(mailer-daemon|postmaster|no-?reply|bounces?)([+@-]|$)/i;
const bulkPattern = /^(bulk|list|junk|auto_reply)$/i;

/** True for mail that no person wrote (RFC 3834), such as an absence notice or a mailing list. */
export const isAutomaticMail = ({ headers, headerLines, from }: ParsedMail): boolean => {
  const read = (name: string): string => {
    const line = headerLines.find(({ key }) => key === name)?.line ?? '';
    return line.slice(line.indexOf(':') + 1).trim();
  };
  const submitted = read('auto-submitted');
  const [sender] = from?.value ?? [];
  return (
    (submitted !== '' && !/^no(\s|;|$)/i.test(submitted)) ||
    read('return-path') === '<>' ||
    bulkPattern.test(read('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list'].some((name) => headers.has(name)) ||
    headerLines.some(({ key }) => key.startsWith('list-')) ||
    daemonPattern.test(sender?.address ?? '')
  );
};
