import { defineRemote } from 'shell/sdk/define';
import { findFeatures } from 'tools/features';

export default defineRemote({
  id: 'chat',
  needs: '^1.0.0',
  owner: 'Team Chat',
  features: findFeatures(import.meta.dirname),
});
