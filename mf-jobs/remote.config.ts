import { defineRemote } from 'shell/sdk/define';
import { findFeatures } from 'tools/features';

export default defineRemote({
  id: 'jobs',
  needs: '^1.0.0',
  owner: 'Team Jobs',
  features: findFeatures(import.meta.dirname),
});
