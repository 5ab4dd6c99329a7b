import type { Feature } from 'shell/sdk/define';
import { openSealedRecord } from '../../../contract/privacy';

export const openSealedFeature: Feature = {
  panels: {
    OpenSealedPanel: {
      ...{ id: openSealedRecord, title: 'Sealed Record', width: 560, can: 'privacy:view' },
    },
  },
};
