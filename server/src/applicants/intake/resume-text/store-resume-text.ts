import sql from 'sql-template-tag';
import type { ServerDependencies } from '../../../platform/domain';
import { AppError } from '../../../platform/errors';
import { toStorageName } from '../../../platform/files/storage/storage';
import { documentTextInspection } from '../../../platform/files/text/read-document-text';
import { announceTexts } from '../../../platform/personal-data/texts-written';

/** Maximum of bytes stored of a resume's text: some six pages. */
const maxStored = 20 * 1024;

/** Queue number of stored resumes in the file inspector, apart from files for which people wait. */
const storedLane = -1_000_000_002;

type ResumeReader = Pick<ServerDependencies, 'db' | 'storage' | 'inspector'>;

const cutToBytes = (text: string): string =>
  Buffer.from(text)
    .subarray(0, maxStored)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');

const readText = async ({ inspector }: ResumeReader, content: Buffer): Promise<string> => {
  const file = { field: 'resume', name: '', mediaType: '', content };
  try {
    return await inspector.inspect(documentTextInspection, file, storedLane);
  } catch (error) {
    // An empty text is stored, since another attempt would take too much time or memory again.
    if (error instanceof AppError && error.fields) return '';
    throw error;
  }
};

/** Stores a resume's text for searches; nothing if the resume was deleted meanwhile. */
export const storeResumeText = async (parts: ResumeReader, fileId: string): Promise<void> => {
  const stored = await parts.storage.read(toStorageName(fileId));
  if (!stored) return;
  const pieces: Uint8Array[] = [];
  for await (const piece of stored) pieces.push(piece);
  const text = cutToBytes(await readText(parts, Buffer.concat(pieces)));
  await parts.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into resume_text (file_id, text, words)
      select id, ${text}, regexp_replace(folded(' ' || ${text}), '\\s+', ' ', 'g') from stored_file where id = ${fileId} for key share
      on conflict (file_id) do update set text = excluded.text, words = excluded.words`);
    const holders = await tx.many<{ id: number }>(sql`
      select id from application where resume_file_id = ${fileId}`);
    await announceTexts(
      tx,
      holders.map(({ id }) => id),
      [text],
    );
  });
};
