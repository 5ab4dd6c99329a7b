export type { FileReading } from './file-reading';
export { ImportCheck } from './import-check-step';
export { ColumnChoices, ImportColumns } from './import-columns-step';
export { ImportDrawer } from './import-drawer';
export { ImportFile } from './import-file-step';
export { ImportFrame, type ImportStep } from './import-frame';
export { ImportLines } from './import-lines-table';
export { ImportReading } from './file-reading-fields';
export { ImportRun } from './import-run-step';
