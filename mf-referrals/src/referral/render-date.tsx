import { DateText, noValueText } from 'shared-ui';

/** Renders an ISO day as `03/25/2025`, followed by `time` if given; a dash without a day. */
export const renderDate = (day: string | null | undefined, time?: string) =>
  day ? <DateText day={day} time={time} order="month-first" /> : noValueText;
