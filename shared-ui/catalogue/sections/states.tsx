import {
  Box,
  Button,
  Card,
  DelayedSpinner,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Notice,
  PageHead,
  Skeleton,
  Spinner,
} from '../../src';
import { Progress } from '../../src/page';
import { demo, type Section, state } from '../demo';
import { arabicText, longText, doNothing } from '../words';

export const states: Section = {
  id: 'states',
  title: 'States of a page',
  demos: [
    demo(
      'Progress',
      'Read out as it goes on.',
      state('Begun', () => <Progress done={0} total={3_000} things="rows" />),
      state('Under way', () => <Progress done={1_250} total={3_000} things="rows" />),
      state('Done', () => <Progress done={3_000} total={3_000} things="rows" />),
      state('Nothing to do', () => <Progress done={0} total={0} things="rows" />),
    ),
    demo(
      'PageHead',
      'Its heading takes the focus when the page was just opened.',
      state(
        'With actions',
        () => (
          <PageHead
            title="Jobs"
            words="38 published, 19 saved"
            actions={<Button variant="main">Create Job</Button>}
          />
        ),
        true,
      ),
      state(
        'Long text',
        () => <PageHead title={longText} words={longText} actions={<Button>Edit</Button>} />,
        true,
      ),
      state('Right to left', () => (
        <Box dir="rtl">
          <PageHead title={arabicText} words={arabicText} actions={<Button>{arabicText}</Button>} />
        </Box>
      )),
    ),
    demo(
      'Skeleton Spinner DelayedSpinner',
      'A skeleton shows at once, a spinner after 800 ms; both rest where motion is not wanted.',
      state('Skeleton', () => (
        <>
          <Skeleton width="60%" mb="2" />
          <Skeleton width="90%" />
        </>
      )),
      state('Spinner', () => <Spinner label="Loading" />),
      state('Delayed', () => <DelayedSpinner />),
    ),
    demo(
      'EmptyState',
      '',
      state('With a way on', () => (
        <EmptyState
          title="No job matches these filters"
          words="Take a filter away, or search for something else."
          action={<Button size="sm">Clear filters</Button>}
        />
      )),
      state('Long text', () => <EmptyState title={longText} words={longText} />),
    ),
    demo(
      'ErrorState',
      'Read out at once.',
      state('All parts', () => (
        <ErrorState
          title="The jobs could not be loaded"
          words="The server did not answer. Try again in a moment."
          reference="a1b2-c3d4"
          details="GET /api/v1/job 503"
          onRetry={doNothing}
        />
      )),
      state('Title only', () => <ErrorState title="The jobs could not be loaded" />),
    ),
    demo(
      'ForbiddenState',
      '',
      state('Default', () => <ForbiddenState />),
      state('Own words', () => <ForbiddenState words={longText} />),
    ),
    demo(
      'Notice',
      '',
      state('Information', () => (
        <Notice title="Your draft was kept." action={<Button size="sm">Discard</Button>} />
      )),
      state('Failure', () => (
        <Notice
          tone="bad"
          title="Applicants cannot be reached"
          words="Version 1.2.0 did not load. The other parts of the console work."
          action={<Button size="sm">Retry</Button>}
        />
      )),
      state('Long text in a card', () => (
        <Card p="2">
          <Notice tone="wait" title={longText} words={longText} />
        </Card>
      )),
    ),
  ],
};
