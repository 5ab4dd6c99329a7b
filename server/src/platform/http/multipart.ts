import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError, invalidField } from '../errors';
import { maxFileBytes, maxParts, maxTextBytes } from './body-limits';
import type { FieldPair } from './field-pairs';

/** `type` is the client's claim; check the content. */
export interface SentFile {
  field: string;
  name: string;
  mediaType: string;
  content: Buffer;
}

export interface MultipartForm {
  fields: FieldPair[];
  files: SentFile[];
}

const limits = {
  fieldSize: maxTextBytes,
  fileSize: maxFileBytes,
  files: 10,
  parts: maxParts,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

const unreadable = (): AppError => invalidField('body', 'The form data could not be read.');

const createParser = (headers: IncomingHttpHeaders): BusboyInstance => {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    throw unreadable();
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
      stream.on('error', () => reject(unreadable()));
      stream.on('end', () => {
        file.content = Buffer.concat(chunks);
      });
    });
    for (const limit of ['partsLimit', 'filesLimit'] as const) parser.on(limit, refuse);
    parser.on('error', () => reject(unreadable()));
    parser.on('finish', () => resolve(parts));
    parser.end(body);
  });
};
