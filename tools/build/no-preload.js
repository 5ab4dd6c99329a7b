// Replaces the federation's preloading, since a remote's first file already contains everything
// that it exposes.
export const generatePreloadAssetsPlugin = () => ({ name: 'no-preload' });
export const preloadAssets = () => Promise.resolve();
export const formatPreloadArgs = () => [];
