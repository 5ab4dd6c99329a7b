import type { ColumnUses } from '../platform/personal-data/column-uses';

export const consoleColumns: ColumnUses = {
  freeTexts: {
    saved_view: 'name query',
  },
  notPersonal: {
    getting_started: 'dismissed_steps',
    pinned_view: 'page',
    remote_canary: 'remote_id version',
    remote_canary_person: 'remote_id',
    remote_health: 'remote_id version outcome',
    remote_person_hour: 'remote_id version outcome',
    remote_pointer: 'remote_id version previous_version',
    remote_tab: 'tab remote_id version',
    remote_version: 'remote_id version contributions digest',
    saved_view: 'page roles',
    shell_build: 'version',
  },
};
