import sql from 'sql-template-tag';
import type { ServerDependencies } from '../../../platform/domain';
import type { Task } from '../../../platform/queue/task';
import { readResumeTaskKind, readStoredResumesTaskKind } from './resume-text-kinds';
import { storeResumeText } from './store-resume-text';

type ResumeReader = Pick<ServerDependencies, 'db' | 'storage' | 'inspector'>;

const portion = 100;

const findUnread = ({ db }: ResumeReader, after: number) =>
  db.many<{ id: number; fileId: string }>(sql`
    select id, resume_file_id as "fileId" from application
    where id > ${after} and resume_file_id is not null
      and not exists (select from resume_text where file_id = resume_file_id)
    order by id limit ${portion}`);

const createReadTask = (parts: ResumeReader): Task<{ fileId: string }> => ({
  ...readResumeTaskKind,
  run: ({ fileId }) => storeResumeText(parts, fileId),
});

const createReadStoredTask = (parts: ResumeReader): Task => ({
  ...readStoredResumesTaskKind,
  run: async (_, { signal }) => {
    let after = 0;
    for (;;) {
      const unread = await findUnread(parts, after);
      for (const { id, fileId } of unread) {
        signal.throwIfAborted();
        await storeResumeText(parts, fileId);
        after = id;
      }
      if (unread.length < portion) return;
    }
  },
});

export const createResumeTextTasks = (parts: ResumeReader): readonly Task[] => [
  createReadTask(parts),
  createReadStoredTask(parts),
];
