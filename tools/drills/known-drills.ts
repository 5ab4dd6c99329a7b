import { failRemote, type RemoteFault } from './fail-remote';
import {
  answerRegistry,
  changeRemote,
  deployNext,
  triggerUpdateCheck,
  waitForNext,
} from './registry-answers';
import {
  expect,
  assertConsoleWorks,
  assertPageWorks,
  findFailure,
  openRemotePage,
  readFailureText,
  type Stage,
} from './stage';

export interface Drill {
  name: string;
  done: string;
  /**
   * Runs the drill.
   * @returns the text that a user would see; undefined when the remote has no page or card for it.
   */
  run: (stage: Stage) => Promise<string | undefined>;
}

const retry = (stage: Stage) => findFailure(stage).getByRole('button', { name: 'Retry' }).click();

const breakPage =
  (fault: RemoteFault, sentence: string): Drill['run'] =>
  async (stage) => {
    const mend = await failRemote(stage.page, stage.id, fault);
    await openRemotePage(stage);
    const failure = findFailure(stage);
    await expect(failure).toContainText(`${stage.route.title} is not available right now`);
    await expect(failure).toContainText(sentence);
    await expect(failure).toContainText(/Reference \S+/);
    const seen = await readFailureText(stage);
    await assertConsoleWorks(stage);
    await expect(failure).toBeVisible();
    await mend();
    await retry(stage);
    await assertPageWorks(stage);
    return `“${seen}” The rest worked, and Retry brought it back.`;
  };

const breakCard: Drill['run'] = async ({ page, url, id, card: title }) => {
  if (title === undefined) return undefined;
  const mend = await failRemote(page, id, 'entry');
  await page.goto(url);
  const card = page.getByRole('region', { name: title });
  // Scrolls to the card, which is loaded only when it is near the viewport.
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('alert')).toContainText('not available right now');
  await mend();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
  return `The card “${title}” kept its place and said so; Retry brought it back.`;
};

const needOther: Drill['run'] = async (stage) => {
  const mend = await changeRemote(stage, ({ contributions }) => {
    contributions.needs = '^9.0.0';
  });
  await openRemotePage(stage);
  const failure = findFailure(stage);
  await expect(failure).toContainText(`${stage.route.title} is not available right now`);
  await failure.getByText('Details').click();
  await expect(failure).toContainText('needs platform ^9.0.0');
  const seen = await readFailureText(stage);
  await assertConsoleWorks(stage);
  await mend();
  return `“${seen}” The reason stood under Details, and the rest worked.`;
};

const deployUnderTab: Drill['run'] = async (stage) => {
  const { page } = stage;
  await openRemotePage(stage);
  await assertPageWorks(stage);
  const notice = page.getByText('A newer version of the console is there');
  const goBack = await deployNext(stage);
  await triggerUpdateCheck(page);
  await expect(notice).toBeVisible();
  await assertPageWorks(stage);
  await goBack();
  await triggerUpdateCheck(page);
  await expect(notice).toHaveCount(0);
  await assertPageWorks(stage);

  await deployNext(stage);
  await triggerUpdateCheck(page);
  const fetched = waitForNext(stage);
  await page.getByRole('button', { name: 'Update now' }).click();
  await fetched;
  await expect(notice).toHaveCount(0);
  await assertPageWorks(stage);
  return 'The page stayed and offered the newer version, stopped offering it once it was rolled back, and took it when told to.';
};

export const remoteDrills: Drill[] = [
  {
    name: 'manifest 404',
    done: 'Its description answers 404.',
    run: breakPage('manifest', 'Its description could not be fetched.'),
  },
  {
    name: 'entry 500',
    done: 'Its first file answers 500.',
    run: breakPage('entry', 'Its first file could not be fetched.'),
  },
  {
    name: 'chunk 500, then retry',
    done: 'The parts of its code answer 500.',
    run: breakPage('chunk', 'A part of its code could not be fetched.'),
  },
  {
    name: 'hang',
    done: 'Its description never answers.',
    run: breakPage('hang', 'It did not answer in time.'),
  },
  {
    name: 'throw in render',
    done: 'Its page throws while it is drawn.',
    run: breakPage('render', 'It failed while it was drawn.'),
  },
  { name: 'broken card', done: 'Its first file answers 500 on the dashboard.', run: breakCard },
  { name: 'wrong needs', done: 'It needs platform ^9.0.0.', run: needOther },
  {
    name: 'deploy and roll back under a tab',
    done: 'A newer version goes live, is taken back, and goes live again.',
    run: deployUnderTab,
  },
];

const openAsLastKnown =
  (answer: Parameters<typeof answerRegistry>[1]): Drill['run'] =>
  async (stage) => {
    await stage.page.goto(stage.url);
    await assertPageWorks(stage);
    const mend = await answerRegistry(stage.page, answer);
    await openRemotePage(stage);
    await assertPageWorks(stage);
    await assertConsoleWorks(stage);
    await mend();
    return 'Everything worked as this browser last knew it.';
  };

const openKnowingNothing: Drill['run'] = async (stage) => {
  const { page, url } = stage;
  const mend = await answerRegistry(page, (route) =>
    route.fulfill({ status: 500, body: 'Broken' }),
  );
  await page.goto(url);
  // Clears the stored registry only after the fault begins, since a late response would store it again.
  await page.evaluate(() => localStorage.removeItem('registry'));
  await page.goto(url);
  await expect(page.getByText('The parts of the console could not be listed')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The parts of the console could not be listed')).toHaveCount(0);
  await openRemotePage(stage);
  await assertPageWorks(stage);
  return 'The frame stood and said that its parts could not be listed; Try again brought them.';
};

export const registryDrills: Drill[] = [
  {
    name: 'registry down',
    done: 'The registry refuses every call.',
    run: openAsLastKnown((route) => route.abort()),
  },
  {
    name: 'registry hangs',
    done: 'The registry never answers.',
    run: openAsLastKnown(() => undefined),
  },
  {
    name: 'registry down, nothing known',
    done: 'The registry answers 500 to a browser that was never here.',
    run: openKnowingNothing,
  },
];
