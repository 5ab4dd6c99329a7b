import * as yup from 'yup';

const imageSignatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

const readFirstBytes = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable')));
    reader.readAsArrayBuffer(file.slice(0, 8));
  });

const isImage = async (file: File): Promise<boolean> => {
  const bytes = await readFirstBytes(file).catch(() => new Uint8Array());
  return imageSignatures.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
};

/** Validation rule for an image, which checks the file's content, whatever its name is. */
export const imageFile = (message: string) =>
  yup
    .mixed()
    .nullable()
    .test('image', message, (file) => !(file instanceof File) || isImage(file));
