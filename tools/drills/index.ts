export { failRemote } from './fail-remote';
export { remoteDrills, registryDrills } from './known-drills';
export { createStage } from './stage';
