import type { CsvReading } from 'server/contract/files/csv-file';
import type { DayOrder } from 'server/contract/files/day-order-constants';

/** What a person chose of how a file is read, in place of what was proposed. */
export interface FileReading extends CsvReading {
  dayOrder?: DayOrder;
}
