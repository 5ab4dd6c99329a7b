let suffix = '';

let setTitle = (title: string): void => {
  document.title = title;
};

/** A foreign host keeps its own title and receives the page's. */
export const tellTitlesTo = (listener: (title: string) => void): void => {
  setTitle = listener;
};

export const setTitleSuffix = (name: string): void => {
  const page = suffix ? document.title.replace(` · ${suffix}`, '') : document.title;
  suffix = name;
  announceTitle(page);
};

export const announceTitle = (title: string): void => {
  setTitle(suffix && title !== suffix ? `${title} · ${suffix}` : title);
};
