import { read } from 'cfb';

/** Reason to refuse a .doc; `locked` is a password-protected .docx, which has the same file format. */
export type DocFault = 'other' | 'macros' | 'embeds' | 'locked';

/** @throws Error when the file is broken. */
export const findDocFault = (content: Buffer): DocFault | undefined => {
  const { FullPaths: paths } = read(content, { type: 'buffer' });
  const names = paths.flatMap((path) => path.toLowerCase().split('/').filter(Boolean));
  const holds = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  if (holds('encryptedpackage')) return 'locked';
  if (!holds('worddocument')) return 'other';
  if (holds('macros', 'vba', '_vba_project', '_vba_project_cur')) return 'macros';
  return holds('objectpool', '\u0001ole10native', 'package') ? 'embeds' : undefined;
};
