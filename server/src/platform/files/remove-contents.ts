import type { Task, TaskKind } from '../queue/task';
import { fileName, type Storage } from './storage/storage';

export const removalOfContents: TaskKind<{ ids: string[] }> = {
  name: 'remove-contents',
  label: 'Delete the contents of removed files',
  maxTries: 25,
};

export const removeContents = (storage: Storage): Task<{ ids: string[] }> => ({
  ...removalOfContents,
  run: async ({ ids }) => {
    for (const id of ids) await storage.remove(fileName(id));
  },
});
