import { withFixedStyles } from '../layout/with-fixed-styles';
import { hiddenStyle } from '../layout/visually-hidden';
import { type DayOrder, dayText } from './day-text';
import { formatLongDay } from './format-long-day';
import { useDayOrder } from './use-day-order';

const DateFrame = withFixedStyles('time', { position: 'relative' });
/** Long date for screen readers; not selectable, since copied text would contain the date twice. */
const LongDate = withFixedStyles('span', { ...hiddenStyle, userSelect: 'none' });

interface Props {
  /** ISO day, such as `2026-11-21`. */
  day: string;
  order: DayOrder;
  /** Time of the day, such as `18:30`. */
  time?: string | undefined;
  /** Text shown in place of the date, such as `Yesterday` or only the time. */
  short?: string | undefined;
}

export const DateText = ({ day, order, time, short }: Props) => {
  const date = dayText(day, useDayOrder(order));
  const long = formatLongDay(day, time);
  return (
    <DateFrame dateTime={time === undefined ? day : `${day}T${time}`} title={long}>
      <span aria-hidden>{short ?? (time === undefined ? date : `${date}, ${time}`)}</span>
      <LongDate>{long}</LongDate>
    </DateFrame>
  );
};
