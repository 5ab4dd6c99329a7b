// Exports that remotes use from the shell's copy of the federation core, which they find through
// `Global`.
export {
  CurrentGlobal,
  getGlobalFederationConstructor,
  Global,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';
