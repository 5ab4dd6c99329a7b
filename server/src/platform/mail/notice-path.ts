const noticePath = '/account/notice';

export const noticeRoute = `${noticePath}/:messageId`;

/** Leads through the account service, which marks the message as read, to the page that it is about. */
export const getNoticePath = (messageId: string): string => `${noticePath}/${messageId}`;
