import { docOf } from '../files/doc-samples';
import { docxOf } from '../files/docx-samples';
import { pdfOf } from '../files/pdf-samples';

export const pdf = pdfOf();
export const doc = docOf();
export const docx = docxOf();
