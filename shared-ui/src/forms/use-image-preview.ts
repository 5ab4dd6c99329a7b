import { useEffect, useState } from 'react';

/** URL of a chosen image file that works only on this page; undefined while the file is being read. */
export const useImagePreview = (file: File): string | undefined => {
  const [read, setRead] = useState<{ file: File; address: string }>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setRead({ file, address: String(reader.result) }));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read.address : undefined;
};
