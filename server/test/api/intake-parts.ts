import { docOf } from '../files/doc-samples';
import { docxOf } from '../files/docx-samples';
import { pdfOf } from '../files/pdf-samples';

/** A whole pdf of one empty page. */
export const pdf = pdfOf();
export const doc = docOf();
export const docx = docxOf();
