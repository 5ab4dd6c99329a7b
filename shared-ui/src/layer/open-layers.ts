const open: symbol[] = [];

export const pushLayer = (id: symbol): (() => void) => {
  open.push(id);
  return () => {
    open.splice(open.indexOf(id), 1);
  };
};

export const isTopLayer = (id: symbol): boolean => open.at(-1) === id;
