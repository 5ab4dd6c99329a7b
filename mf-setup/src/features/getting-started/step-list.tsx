import type { Step } from 'server/contract/getting-started/getting-started';
import { useCompany } from 'shared-auth';
import { Box, Button, Flex, Heading, SuccessIcon, Text, VisuallyHidden } from 'shared-ui';
import { leadTo, resolve, useShell } from 'shell/sdk/react';
import { otherZoneHere } from '../../setup/browser-zone';
import { foundWords, stepWords, zoneWords } from './step-words';

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
}

/** The steps of a new installation in order; each says what is there and leads to where it is done. */
export const StepList = ({ steps }: Props) => {
  const shell = useShell();
  const companyZone = useCompany()?.timeZone;
  const here = otherZoneHere(companyZone);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Box as="ol" aria-label="Steps">
      {steps.map((step, place) => {
        const { title, words, ways } = stepWords[step.name];
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
                  {title}
                  <VisuallyHidden>{step.isDone ? ' (done)' : ' (not done yet)'}</VisuallyHidden>
                </Heading>
                <Text tone="second">{words}</Text>
                <Text size="sm" tone="third">
                  {step.name === 'company' && companyZone && here
                    ? zoneWords(companyZone, here)
                    : foundWords(step)}
                </Text>
              </Box>
              <Flex gap="2" wrap="wrap">
                {ways.map(([label, to], at) => (
                  <Button
                    key={label}
                    {...(at === 0 && step === next && { variant: 'main' })}
                    {...leadTo(resolve({ to }, shell))}
                  >
                    {label}
                  </Button>
                ))}
              </Flex>
            </Flex>
          </Flex>
        );
      })}
    </Box>
  );
};
