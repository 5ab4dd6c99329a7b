import { defineRemote } from 'shell/sdk/define';
import { findFeatures } from 'tools/features';

export default defineRemote({
  id: 'applicants',
  needs: '^1.0.0',
  owner: 'Team Applicants',
  features: findFeatures(import.meta.dirname),
});
