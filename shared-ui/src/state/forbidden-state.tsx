import { LockIcon } from '../icon';
import { StateFrame } from './state-frame';

interface Props {
  words?: string | undefined;
}

export const ForbiddenState = ({
  words = 'Your role does not include it. Ask an administrator if you need it.',
}: Props) => (
  <StateFrame
    icon={<LockIcon aria-hidden />}
    title="You do not have access to this"
    words={words}
  />
);
