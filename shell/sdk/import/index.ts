export type { FileReading } from './file-reading';
export { ImportCheckStep } from './import-check-step';
export { ImportColumnChoices, ImportColumnsStep } from './import-columns-step';
export { ImportDrawer } from './import-drawer';
export { ImportFileStep } from './import-file-step';
export { ImportFrame, type ImportStep } from './import-frame';
export { ImportLinesTable } from './import-lines-table';
export { FileReadingFields } from './file-reading-fields';
export { ImportRunStep } from './import-run-step';
