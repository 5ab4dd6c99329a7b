export { failRemote } from './fail-remote';
export { remoteDrills, registryDrills } from './known-drills';
export { stageOf } from './stage';
