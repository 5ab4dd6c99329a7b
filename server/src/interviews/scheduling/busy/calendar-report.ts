import { SaxesParser } from 'saxes';

const davSpace = 'DAV:';
const calendarSpace = 'urn:ietf:params:xml:ns:caldav';

const toUtc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Google and iCloud do not answer free-busy queries, so the query asks for events, and for each date of a
 * repeated event.
 */
export const writeCalendarQuery = (from: Date, to: Date): string => {
  const range = `start="${toUtc(from)}" end="${toUtc(to)}"`;
  return `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="${davSpace}" xmlns:c="${calendarSpace}">
<d:prop><c:calendar-data><c:expand ${range}/></c:calendar-data></d:prop>
<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range ${range}/>
</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;
};

/**
 * Reads the iCalendar texts from the response to a query.
 * @throws Error for any other response.
 */
export const readCalendarAnswer = (text: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  let isAnswer = false;
  let data: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const add = (part: string) => {
    if (data !== undefined) data += part;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    if (depth === 0) isAnswer = local === 'multistatus' && uri === davSpace;
    depth += 1;
    if (local === 'calendar-data' && uri === calendarSpace) data = '';
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ local, uri }) => {
    depth -= 1;
    if (local !== 'calendar-data' || uri !== calendarSpace) return;
    if (data) found.push(data);
    data = undefined;
  });
  parser.write(text).close();
  if (!isAnswer) throw new Error('This is no answer to a query of a calendar');
  return found;
};
