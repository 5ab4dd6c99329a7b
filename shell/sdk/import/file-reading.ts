import type { CsvReadingOptions } from 'server/contract/platform/files/csv-file';
import type { DayOrder } from 'server/contract/platform/files/day-order-constants';

/** Overrides what the server proposed for reading a file. */
export interface FileReading extends CsvReadingOptions {
  dayOrder?: DayOrder;
}
