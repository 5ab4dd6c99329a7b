import { docOf } from '../../platform/files/doc-samples';
import { docxOf } from '../../platform/files/docx-samples';
import { pdfOf } from '../../platform/files/pdf-samples';

export const pdf = pdfOf();
export const doc = docOf();
export const docx = docxOf();
