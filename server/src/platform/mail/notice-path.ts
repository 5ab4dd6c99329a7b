const noticePath = '/account/notice';

export const noticeRoute = `${noticePath}/:messageId`;

/** Path of a notice's link: the account service marks the message as read and redirects to its page. */
export const getNoticePath = (messageId: string): string => `${noticePath}/${messageId}`;
