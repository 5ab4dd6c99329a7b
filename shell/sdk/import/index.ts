export type { FileReading } from './file-reading';
export { ImportCheck } from './import-check';
export { ColumnChoices, ImportColumns } from './import-columns';
export { ImportDrawer } from './import-drawer';
export { ImportFile } from './import-file';
export { ImportFrame, type ImportStep } from './import-frame';
export { ImportLines } from './import-lines';
export { ImportReading } from './import-reading';
export { ImportRun } from './import-run';
