import type { ColumnUses } from '../platform/personal-data/column-uses';

export const chatColumns: ColumnUses = {
  freeTexts: {
    chat_message: 'notice',
  },
  textsAboutOthers: {
    chat_message: 'text',
  },
  ofStaff: {
    chat_mention: 'name',
  },
  notPersonal: {
    chat_message: 'session_id client_message_id',
  },
};
