import { strFromU8, unzipSync } from 'fflate';

/** Names of the files in a package of personal data, and its part for machines. */
export const openPackage = (zip: Buffer) => {
  const entries = unzipSync(new Uint8Array(zip));
  return {
    names: Object.keys(entries).sort(),
    json: strFromU8(entries['data.json'] ?? new Uint8Array()),
    pdf: Buffer.from(entries['data.pdf'] ?? []),
  };
};
