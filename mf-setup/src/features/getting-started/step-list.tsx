import type { Step } from 'server/contract/console/getting-started/getting-started';
import type { StepName } from 'server/contract/console/getting-started/getting-started-constants';
import { useCompany } from 'shared-auth';
import { Box, Button, Flex, Heading, SuccessIcon, Text, VisuallyHidden } from 'shared-ui';
import { leadTo, resolve, useShell } from 'shell/sdk/react';
import { getDifferentBrowserZone } from '../../setup/different-browser-zone';
import { isStepSettled } from './format-progress';
import { describeFoundRecords, stepTexts, describeTimeZoneDifference } from './step-texts';

const Mark = ({ isDone, number }: { isDone: boolean; number: number }) => (
  <Flex
    aria-hidden
    align="center"
    justify="center"
    flex="none"
    boxSize="28px"
    borderRadius="full"
    fontWeight={600}
    {...(isDone
      ? { color: 'ok' }
      : { color: 'ink2', borderWidth: '1px', borderColor: 'lineStrong' })}
  >
    {isDone ? <SuccessIcon size={24} /> : number}
  </Flex>
);

interface Props {
  steps: readonly Step[];
  onDismiss: (names: StepName[]) => void;
}

const formatStepState = ({ isDone, isDismissed }: Step): string =>
  isDone ? ' (done)' : isDismissed ? ' (not needed)' : ' (not done yet)';

const getDismissLabel = ({ isDone, isDismissed }: Step): string =>
  isDismissed ? 'Show again' : isDone ? 'Got it' : 'Not needed';

export const StepList = ({ steps, onDismiss }: Props) => {
  const shell = useShell();
  const companyZone = useCompany()?.timeZone;
  const here = getDifferentBrowserZone(companyZone);
  const hintOf = ({ name }: Step) =>
    name === 'company' && companyZone && here
      ? describeTimeZoneDifference(companyZone, here)
      : undefined;
  const next = steps.find((step) => !isStepSettled(step));
  const dismissed = steps.filter(({ isDismissed }) => isDismissed).map(({ name }) => name);
  const turn = ({ name, isDismissed }: Step) =>
    onDismiss(isDismissed ? dismissed.filter((other) => other !== name) : [...dismissed, name]);
  return (
    <Box as="ol" aria-label="Steps">
      {steps.map((step, place) => {
        const { title, words, ways } = stepTexts[step.name];
        const hint = hintOf(step);
        return (
          <Flex
            as="li"
            key={step.name}
            gap="4"
            py="4"
            borderTopWidth={place === 0 ? '0' : '1px'}
            borderColor="line"
          >
            <Mark isDone={step.isDone} number={place + 1} />
            <Flex flex="1" minWidth="0" gap="3" wrap="wrap" align="center">
              <Box flex="1 1 240px" minWidth="0">
                <Heading level={3}>
                  <span>{title}</span>
                  <VisuallyHidden>{formatStepState(step)}</VisuallyHidden>
                </Heading>
                <Text tone="second">{step.isDismissed ? 'Not needed.' : words}</Text>
                {step.isDismissed ? null : (
                  <Text size="sm" tone="third">
                    {hint ?? describeFoundRecords(step)}
                  </Text>
                )}
              </Box>
              <Flex gap="2" wrap="wrap">
                {(step.isDismissed ? [] : ways).map(([label, to], at) => (
                  <Button
                    key={label}
                    {...(at === 0 && step === next && { variant: 'main' })}
                    {...leadTo(resolve({ to }, shell))}
                  >
                    {label}
                  </Button>
                ))}
                {step.isDismissed || !step.isDone || hint !== undefined ? (
                  <Button
                    variant="quiet"
                    aria-label={`${getDismissLabel(step)}: ${title}`}
                    onClick={() => turn(step)}
                  >
                    {getDismissLabel(step)}
                  </Button>
                ) : null}
              </Flex>
            </Flex>
          </Flex>
        );
      })}
    </Box>
  );
};
