export const saveText = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The URL is revoked only after a delay, since the browser must first start reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
