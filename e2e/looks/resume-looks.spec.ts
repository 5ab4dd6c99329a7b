import { addApplicantWithResume } from '../resume';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';
import { expectHeading, testEveryWidth, takeScreenshotAtOnce } from './look-at';

test.describe('looks of the drawer with a resume', { tag: '@pdf' }, () => {
  testEveryWidth('resume', async (page, label) => {
    await signInAs(page, 'administrator');
    const { applicantId } = await addApplicantWithResume(page, `R${Date.now().toString(36)}`);
    await page.goto(`/application/view/${applicantId}`);
    await expectHeading(page);
    await page.getByRole('button', { name: 'View Resume', exact: true }).click();
    await expect(page.getByRole('dialog').getByTitle('Resume resume.pdf')).toBeVisible();
    // The browser's PDF viewer reports no end of rendering.
    await page.waitForTimeout(1_000);
    await takeScreenshotAtOnce(page, label);
  });
});
