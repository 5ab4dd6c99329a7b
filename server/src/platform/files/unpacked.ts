/** Most that one file may unpack to, in bytes, all of its parts together. */
export const maxUnpacked = 64 * 1024 * 1024;

/** What is packed in a file is too much to be looked at. */
export class UnpacksTooLarge extends Error {
  constructor() {
    super('This file unpacks to more than is looked at');
    this.name = 'UnpacksTooLarge';
  }
}
