import { useId, useState } from 'react';
import type { PipelineRow } from 'server/contract/jobs/pipelines/pipeline';
import { Box, Button, ChevronDownIcon, ChevronRightIcon, Flex, Text } from 'shared-ui';
import { StateMark } from 'shared-ui/timeline';
import { openPanel, useShell } from 'shell/sdk/react';
import { addStage } from '../../../contract';

const StageList = ({ process: { id, name, stage } }: { process: PipelineRow }) => (
  <Flex direction="column" align="flex-start" gap="2.5" ps="6" pt="1" pb="2">
    {stage.length > 0 ? (
      <Box as="ol" aria-label={`Stages of ${name}`} display="grid" gap="1.5">
        {stage.map((one) => (
          <Flex as="li" key={one.id} align="center" gap="2.5">
            <StateMark size="status" colour={one.colour} />
            <span>{one.name}</span>
          </Flex>
        ))}
      </Box>
    ) : (
      <Text tone="second">No stages yet</Text>
    )}
    <Button
      size="sm"
      {...useShell().findPanel(addStage)?.offer()}
      onClick={() => void openPanel(addStage, { id })}
    >
      Add Stage
    </Button>
  </Flex>
);

export const ProcessStages = ({ process }: { process: PipelineRow }) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <>
      <Box asChild maxWidth="full" fontWeight={550} textAlign="start" cursor="pointer" py="1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Flex as="span" align="center" gap="2">
            <Box as="span" flexShrink={0} color="ink3">
              <Chevron size={16} aria-hidden />
            </Box>
            <Box as="span" overflowWrap="anywhere">
              {process.name}
            </Box>
          </Flex>
        </button>
      </Box>
      {isOpen ? (
        <Box id={id}>
          <StageList process={process} />
        </Box>
      ) : null}
    </>
  );
};
