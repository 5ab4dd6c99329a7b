export const ChatPage = () => import('./features/chat/chat.page');
export const ConversationPanel = () => import('./features/conversation/conversation.panel');
export const AddMembersPanel = () => import('./features/add-members/add-members.panel');
