import { useState, type ReactNode } from 'react';
import type { DeployedRemote } from 'server/contract/console/registry/registry-moves';
import { moveRemote, switchRemote } from 'server/contract/console/registry/registry.calls';
import { usePermission, useWrite } from 'shared-auth';
import { ConfirmDialog, notify } from 'shared-ui';
import { checkForUpdate } from '../updates/watch-registry';

type MoveQuestion = { version: string } | 'switch';

/** Remote as the user saw it, since another user may change it meanwhile. */
interface OpenMoveQuestion {
  question: MoveQuestion;
  seen: DeployedRemote;
}

interface MoveQuestionTexts {
  title: string;
  words: string;
  confirmLabel: string;
}

const getMoveQuestionTexts = (
  { id, version, isEnabled }: DeployedRemote,
  question: MoveQuestion,
): MoveQuestionTexts => {
  if (question !== 'switch')
    return {
      title: `Make ${id} ${question.version} live`,
      words: `It takes the place of ${version} for everybody who opens the console from now on. You can go back in the same way.`,
      confirmLabel: 'Make it live',
    };
  return isEnabled
    ? {
        title: `Switch ${id} off`,
        words:
          'Its pages, menu entries and cards go from the console for everybody. Its data stay, and it can be switched on again.',
        confirmLabel: 'Switch off',
      }
    : {
        title: `Switch ${id} on`,
        words: `${version} is offered to everybody again.`,
        confirmLabel: 'Switch on',
      };
};

export interface VersionMoves {
  offer: ReturnType<ReturnType<typeof usePermission>['offer']>;
  askMove(version: string): void;
  askSwitch(): void;
  dialog: ReactNode;
}

export const useVersionMoves = (remote: DeployedRemote): VersionMoves => {
  const may = usePermission('registry:deploy');
  const move = useWrite(moveRemote);
  const turn = useWrite(switchRemote);
  const [asked, setAsked] = useState<OpenMoveQuestion>();

  const confirm = async ({ question, seen }: OpenMoveQuestion): Promise<void> => {
    const { id, version: live, isEnabled } = seen;
    const params = { id };
    if (question === 'switch') {
      await turn.send({ params, body: { isEnabled: !isEnabled } });
      notify.success(`${id} is switched ${isEnabled ? 'off' : 'on'}.`);
    } else {
      const { version } = question;
      await move.send({ params, body: { version }, headers: { 'if-match': `"${live}"` } });
      notify.success(`${id} ${version} is live.`);
    }
    await checkForUpdate();
  };

  return {
    offer: may.offer(),
    askMove: (version) => setAsked({ question: { version }, seen: remote }),
    askSwitch: () => setAsked({ question: 'switch', seen: remote }),
    dialog: asked && (
      <ConfirmDialog
        open
        {...getMoveQuestionTexts(asked.seen, asked.question)}
        danger={asked.question === 'switch' && asked.seen.isEnabled}
        onConfirm={() => confirm(asked)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
};
