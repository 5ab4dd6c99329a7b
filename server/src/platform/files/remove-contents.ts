import type { Task, TaskKind } from '../queue/task';
import { toStorageName, type FileStorage } from './storage/storage';

export const removeContentsTaskKind: TaskKind<{ ids: string[] }> = {
  name: 'remove-contents',
  label: 'Delete the contents of removed files',
  maxTries: 25,
};

export const createContentRemovalTask = (storage: FileStorage): Task<{ ids: string[] }> => ({
  ...removeContentsTaskKind,
  run: async ({ ids }) => {
    for (const id of ids) await storage.remove(toStorageName(id));
  },
});
