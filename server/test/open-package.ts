import { strFromU8, unzipSync } from 'fflate';

/** Reads the ZIP file of a person's data: its file names, its JSON and its PDF. */
export const openPackage = (zip: Buffer) => {
  const entries = unzipSync(new Uint8Array(zip));
  return {
    names: Object.keys(entries).sort(),
    json: strFromU8(entries['data.json'] ?? new Uint8Array()),
    pdf: Buffer.from(entries['data.pdf'] ?? []),
  };
};
