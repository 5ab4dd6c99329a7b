import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError, invalidField } from '../errors';
import { maxFileBytes, maxFormParts, maxTextBytes } from './body-limits';
import type { FormFieldPair } from './field-pairs';

/** A file in a request; `type` is what the client claims, so the content must be checked. */
export interface SentFile {
  field: string;
  name: string;
  mediaType: string;
  content: Buffer;
}

export interface MultipartForm {
  fields: FormFieldPair[];
  files: SentFile[];
}

const multipartLimits = {
  fieldSize: maxTextBytes,
  fileSize: maxFileBytes,
  files: 10,
  parts: maxFormParts,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

const unreadableFormError = (): AppError =>
  invalidField('body', 'The form data could not be read.');

const createParser = (headers: IncomingHttpHeaders): BusboyInstance => {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: multipartLimits });
  } catch {
    throw unreadableFormError();
  }
};

export const readMultipart = (
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<MultipartForm> => {
  const parser = createParser(headers);
  return new Promise((resolve, reject) => {
    const parts: MultipartForm = { fields: [], files: [] };
    let textBytes = 0;
    const refuse = () => reject(new AppError('TOO_LARGE'));
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      textBytes += Buffer.byteLength(value);
      if (isNameCut || isValueCut || textBytes > maxTextBytes) refuse();
      else parts.fields.push([name ?? '', value]);
    });
    parser.on('file', (field, stream, name, _encoding, mediaType) => {
      const chunks: Buffer[] = [];
      const file = { field: field ?? '', name: name ?? '', mediaType, content: Buffer.alloc(0) };
      parts.files.push(file);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', refuse);
      stream.on('error', () => reject(unreadableFormError()));
      stream.on('end', () => {
        file.content = Buffer.concat(chunks);
      });
    });
    for (const limit of ['partsLimit', 'filesLimit'] as const) parser.on(limit, refuse);
    parser.on('error', () => reject(unreadableFormError()));
    parser.on('finish', () => resolve(parts));
    parser.end(body);
  });
};
