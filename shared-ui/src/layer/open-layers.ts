const openLayers: symbol[] = [];

export const pushLayer = (id: symbol): (() => void) => {
  openLayers.push(id);
  return () => {
    openLayers.splice(openLayers.indexOf(id), 1);
  };
};

export const hasOpenLayer = (): boolean => openLayers.length > 0;

export const isTopLayer = (id: symbol): boolean => openLayers.at(-1) === id;
