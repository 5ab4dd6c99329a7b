export const chat = {
  rooms: {
    channels: ['applications', 'groups', 'payouts', 'postings'],
  },
  tables: ['chat_channel', 'chat_guest', 'chat_mention', 'chat_message', 'chat_read'],
};
