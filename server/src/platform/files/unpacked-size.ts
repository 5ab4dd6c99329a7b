/** Maximum of unpacked bytes of all parts of a file together. */
export const maxUnpackedBytes = 64 * 1024 * 1024;

export class UnpackedTooLargeError extends Error {
  constructor() {
    super('This file unpacks to more than is looked at');
    this.name = 'UnpackedTooLargeError';
  }
}
