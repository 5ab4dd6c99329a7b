import sql from 'sql-template-tag';
import type { FreeText } from '../../platform/personal-data/free-text';

export const chatFreeTexts: readonly FreeText[] = [
  {
    ...{ one: 'Chat message', table: 'chat_message', key: ['channel_id', 'sequence'] },
    column: 'text',
    application: sql`(select application_id from chat_channel where id = row.channel_id)`,
    among: (ids) => sql`row.channel_id in (
      select id from chat_channel where application_id = any(${[...ids]}::integer[]))`,
  },
];
