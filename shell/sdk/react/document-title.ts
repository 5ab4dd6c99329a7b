let suffix = '';

/** Sets what stands behind every page's name in the browser's tab, for example the company. */
export const setTitleSuffix = (name: string): void => {
  const page = suffix ? document.title.replace(` · ${suffix}`, '') : document.title;
  suffix = name;
  announceTitle(page);
};

export const announceTitle = (title: string): void => {
  document.title = suffix && title !== suffix ? `${title} · ${suffix}` : title;
};
