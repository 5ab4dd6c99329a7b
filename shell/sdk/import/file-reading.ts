import type { CsvReadingOptions } from 'server/contract/platform/files/csv-file';
import type { DayOrder } from 'server/contract/platform/files/day-order-constants';

/** Options chosen by the user, which override those that the server proposed to read a file. */
export interface FileReading extends CsvReadingOptions {
  dayOrder?: DayOrder;
}
