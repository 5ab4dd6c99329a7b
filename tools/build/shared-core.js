export {
  CurrentGlobal,
  getGlobalFederationConstructor,
  Global,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';
