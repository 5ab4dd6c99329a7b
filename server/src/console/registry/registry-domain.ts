import type { Domain } from '../../platform/domain';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { createOldVersionsTask } from './housekeeping';
import type { RemoteFiles } from './remote-files';
import { registerRegistry } from './routes';
import { endedCanaryNoticeSource } from './taken-back-notices';

export const createRegistryDomain = (needs: {
  platform: string;
  remoteFiles: RemoteFiles;
}): Domain => ({
  register: (app, { db, config, inspector }) => {
    const { filesUrl, remoteQuota: quota } = config;
    registerRegistry(app, { db, filesUrl, quota, inspector, ...needs });
  },
  audiences: { registry: permissionAudience('registry:view') },
  notifications: [endedCanaryNoticeSource],
  tasks: ({ db }) => [createOldVersionsTask(db, needs.remoteFiles)],
});
