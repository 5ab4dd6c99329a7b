import { defineRemote } from 'shell/sdk/define';
import { findFeatures } from 'tools/features';

export default defineRemote({
  id: 'referrals',
  needs: '^1.0.0',
  owner: 'Team Referrals',
  features: findFeatures(import.meta.dirname),
});
