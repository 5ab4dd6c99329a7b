// In place of what the federation loads ahead of a remote: its first file holds all that it exposes.
export const generatePreloadAssetsPlugin = () => ({ name: 'no-preload' });
export const preloadAssets = () => Promise.resolve();
export const formatPreloadArgs = () => [];
