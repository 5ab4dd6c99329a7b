import { busyCalendarMessages } from '../../../../contract/interviews/scheduling/busy-calendar-constants';
import { invalidField } from '../../../platform/errors';

/**
 * Calendars publish their addresses as webcal:, which means https:. Without encryption, only hosts
 * in the configuration are requested.
 * @throws AppError for any other address.
 */
export const toCalendarAddress = (text: string, hosts: readonly string[]): URL => {
  const address = text.trim().replace(/^webcal:/i, 'https:');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isAsked =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && hosts.includes(url.hostname));
  if (!url || !isAsked || url.username || url.password)
    throw invalidField('address', busyCalendarMessages.address);
  url.hash = '';
  return url;
};
