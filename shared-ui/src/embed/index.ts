export { EmbeddedUi } from './embedded-ui';
export { createSurface, type Surface } from './surface';
export { SurfaceContext } from '../layer/surface';
