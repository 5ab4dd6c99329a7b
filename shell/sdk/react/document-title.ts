let suffix = '';

let put = (title: string): void => {
  document.title = title;
};

/** A foreign host names its own tab; it is told what the page would be called. */
export const tellTitlesTo = (told: (title: string) => void): void => {
  put = told;
};

/** Sets what stands behind every page's name in the browser's tab, for example the company. */
export const setTitleSuffix = (name: string): void => {
  const page = suffix ? document.title.replace(` · ${suffix}`, '') : document.title;
  suffix = name;
  announceTitle(page);
};

export const announceTitle = (title: string): void => {
  put(suffix && title !== suffix ? `${title} · ${suffix}` : title);
};
