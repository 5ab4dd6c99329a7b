import { useEffect, useRef, useState } from 'react';
import type { OwnScorecard, ScorecardDraft } from 'server/contract/interviews/scorecards/scorecard';
import {
  saveScorecard,
  sendScorecard,
} from 'server/contract/interviews/scorecards/scorecard.calls';
import { ApiError, useWrite } from 'shared-auth';
import { useUnsavedChanges } from 'shell/sdk/react';

/** Milliseconds from the last keystroke to the automatic save. */
const pause = 800;

type CardState = 'saved' | 'typing' | 'saving' | 'failed' | 'stale';

const toDraft = ({ scores, notes, recommendation }: OwnScorecard): ScorecardDraft => ({
  ...{ scores, notes, recommendation },
});

/** Saves a draft scorecard automatically; changes to a sent scorecard are saved only by the button. */
export const useScorecard = (stored: OwnScorecard) => {
  const [draft, setDraft] = useState(() => toDraft(stored));
  const [state, setState] = useState<CardState>('saved');
  const [failure, setFailure] = useState<ApiError>();
  const version = useRef(stored.version);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const { send: save } = useWrite(saveScorecard);
  const { send: finish } = useWrite(sendScorecard);
  const { interviewId } = stored;
  const isSent = stored.sentAt !== null;
  useUnsavedChanges(state !== 'saved');

  const fail = (error: unknown): false => {
    const known = error instanceof ApiError ? error : undefined;
    setFailure(known);
    setState(known?.code === 'STALE_VERSION' ? 'stale' : 'failed');
    return false;
  };
  const store = async (next: ScorecardDraft): Promise<boolean> => {
    setState('saving');
    try {
      const { data } = await save({
        params: { id: interviewId },
        body: { ...next, version: version.current },
      });
      version.current = data.version;
      setFailure(undefined);
      setState('saved');
      return true;
    } catch (error) {
      return fail(error);
    }
  };
  /** Saves run one after another, since a parallel save would send a stale version. */
  const storeInTurn = (next: ScorecardDraft): Promise<boolean> => {
    running.current = running.current.then(() => store(next));
    return running.current;
  };
  const latest = useRef(storeInTurn);
  useEffect(() => {
    latest.current = storeInTurn;
  });
  useEffect(() => {
    if (state !== 'typing' || isSent) return undefined;
    const timer = setTimeout(() => void latest.current(draft), pause);
    return () => clearTimeout(timer);
  }, [draft, state, isSent]);

  return {
    draft,
    state,
    failure,
    change: (part: Partial<ScorecardDraft>) => {
      setDraft((before) => ({ ...before, ...part }));
      setState('typing');
    },
    save: () => storeInTurn(draft),
    send: async (): Promise<boolean> => {
      if (!(await storeInTurn(draft))) return false;
      try {
        const { data } = await finish({
          params: { id: interviewId },
          body: { version: version.current },
        });
        version.current = data.version;
        return true;
      } catch (error) {
        return fail(error);
      }
    },
  };
};
