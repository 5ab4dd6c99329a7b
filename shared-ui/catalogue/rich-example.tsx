import { useState } from 'react';
import { Box, Card, Grid, Stack } from '../src';
import { BarChart, FunnelChart } from '../src/charts';
import { RichTextEditor, RichTextView } from '../src/rich-text';

const start =
  '<h1>What you will do</h1><p>Build the <strong>ordering</strong> service with <a href="https://kestrel.example/">us</a>.</p><ol><li>Design<ul><li>Interfaces</li><li>Data</li></ul></li><li>Build</li></ol><blockquote>We ship on Thursdays.</blockquote>';

const long = '<p>One of many words in a long description of a job.</p>'.repeat(500);

const sources = [
  { Source: 'Careers page', Inprogress: 42, Closed: 20 },
  { Source: 'Referral', Inprogress: 31, Closed: 12 },
  { Source: 'Job board', Inprogress: 18, Closed: 9 },
];

const steps = [
  { id: 'relevant', label: 'Relevant Application', value: 120 },
  { id: 'short', label: 'Shortlisted', value: 64 },
  { id: 'hold', label: 'On hold', value: 20 },
  { id: 'hired', label: 'Hired', value: 8 },
];

/** The editor, what it wrote, and the charts. */
export const RichExample = () => {
  const [html, setHtml] = useState(location.hash === '#long' ? long : start);
  return (
    <Stack gap="4" mt="8" id="extra">
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <RichTextEditor label="Description" value={html} onChange={setHtml} />
        <Card p="4" maxHeight="420px" overflow="auto" tabIndex={0} aria-label="Written">
          <RichTextView html={html} />
        </Card>
        <Card p="4">
          <BarChart
            label="Applicant Source"
            data={sources}
            keys={['Inprogress', 'Closed']}
            indexBy="Source"
          />
        </Card>
        <Card p="4">
          <FunnelChart label="Acquisitions" data={steps} />
        </Card>
      </Grid>
      <Box height="80px" />
    </Stack>
  );
};
