import { takeBackWords } from 'server/contract/console/registry/canary-constants';
import type { Canary, DeployedRemote } from 'server/contract/console/registry/registry-moves';
import { Box, Button, Flex, Notice } from 'shared-ui';
import { formatCanaryPeople } from './format-health';
import type { CanaryActions } from './use-canary-actions';
import { useInstantText } from './use-instant-text';
import type { VersionMoves } from './use-version-moves';

interface Props {
  remote: DeployedRemote & { canary: Canary };
  moves: VersionMoves;
  canaryMoves: CanaryActions;
}

const RunningCanary = ({ remote: { canary }, moves, canaryMoves }: Props) => {
  const { version, share, beganAt, people } = canary;
  const at = useInstantText();
  return (
    <Notice
      tone="wait"
      title={
        <>
          <span>{`${version} is tried by ${share} of a hundred people since `}</span>
          {at(beganAt)}
        </>
      }
      words={`${formatCanaryPeople(people)} ${takeBackWords}`}
      action={
        <Flex gap="2" wrap="wrap">
          <Button
            {...moves.offer}
            aria-label={`Make live ${version}`}
            onClick={() => moves.askMove(version)}
          >
            Make live
          </Button>
          <Button {...moves.offer} onClick={() => canaryMoves.askTrial(version)}>
            Change share
          </Button>
          <Button {...moves.offer} onClick={canaryMoves.askWithdrawal}>
            Withdraw
          </Button>
        </Flex>
      }
    />
  );
};

const WithdrawnCanary = ({ remote: { version: live, canary }, moves, canaryMoves }: Props) => {
  const { version, takenBackAt, people } = canary;
  const at = useInstantText();
  return (
    <Notice
      tone="bad"
      title={
        <>
          <span>{`${version} was taken back by itself, `}</span>
          {takenBackAt === null ? null : at(takenBackAt)}
        </>
      }
      words={`${formatCanaryPeople(people)} Everybody is given ${live}.`}
      action={
        <Button {...moves.offer} onClick={() => void canaryMoves.clear()}>
          I have seen it
        </Button>
      }
    />
  );
};

export const CanaryReleaseState = (props: Props) => (
  <Box mt="3">
    {props.remote.canary.takenBackAt === null ? (
      <RunningCanary {...props} />
    ) : (
      <WithdrawnCanary {...props} />
    )}
  </Box>
);
