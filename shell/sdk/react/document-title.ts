let titleSuffix = '';

let writeDocumentTitle = (title: string): void => {
  document.title = title;
};

/** Sends page titles to a listener instead of the tab, for a foreign host page with its own title. */
export const tellTitlesTo = (listener: (title: string) => void): void => {
  writeDocumentTitle = listener;
};

export const setTitleSuffix = (name: string): void => {
  const page = titleSuffix ? document.title.replace(` · ${titleSuffix}`, '') : document.title;
  titleSuffix = name;
  announceTitle(page);
};

export const announceTitle = (title: string): void => {
  writeDocumentTitle(titleSuffix && title !== titleSuffix ? `${title} · ${titleSuffix}` : title);
};
