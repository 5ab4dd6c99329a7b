import { Grid } from 'shared-ui';
import { defineCard, useCard } from 'shell/sdk/card';
import { StageTimes } from '../../../job/stage-times';
import { AcquisitionsCard } from './acquisitions-card';

const stagesCard = defineCard({ id: 'stages', without: ['date'] });

export const AnalyticsTab = ({ jobId }: { jobId: number }) => (
  <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}>
    <AcquisitionsCard jobId={jobId} />
    <StageTimes shown={useCard(stagesCard, {})} of={{ jobId }} />
  </Grid>
);
