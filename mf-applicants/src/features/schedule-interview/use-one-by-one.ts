import { useEffect, useRef, useState } from 'react';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { ApiError, send } from 'shared-auth';
import { formatPersonName } from 'shared-ui';

export interface RefusedApplicant {
  applicantId: number;
  name: string;
  reason: string;
}

interface Run {
  made: readonly number[];
  refused: readonly RefusedApplicant[];
  left: readonly number[];
}

const readName = (id: number): Promise<string> =>
  send(getApplication, { params: { id } }).then(
    ({ data }) => formatPersonName(data),
    () => `Applicant no. ${id}`,
  );

/**
 * Returns the reason if the server refused only this applicant; undefined for an error that concerns all
 * applicants and ends the run.
 */
const findReason = (error: unknown, isFirst: boolean): string | undefined => {
  if (!(error instanceof ApiError) || ![400, 404, 409, 412, 422].includes(error.status))
    return undefined;
  const own = error.fields.applicantIds;
  return isFirst ? own : (own ?? Object.values(error.fields)[0] ?? error.message);
};

/**
 * Sends one request per applicant, in order; a refused applicant does not stop the run. After a
 * failure, the next start continues with remaining and refused applicants.
 * @param onMade receives the created ids and the number of applicants of one start, also when the
 * form was closed during the run.
 */
export const useSequentialRequests = (
  applicantIds: readonly number[],
  onMade: (ids: readonly number[], total: number) => void,
) => {
  const run = useRef<Run>({ made: [], refused: [], left: applicantIds });
  const [done, setDone] = useState<{ done: number; total: number }>();
  const [refused, setRefused] = useState<readonly RefusedApplicant[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const makeNext = async (make: (id: number, isFirst: boolean) => Promise<readonly number[]>) => {
    const { made, refused: before, left } = run.current;
    const [id = 0, ...others] = left;
    try {
      const ids = await make(id, made.length === 0);
      run.current = { made: [...made, ...ids], refused: before, left: others };
    } catch (error) {
      const reason = applicantIds.length > 1 && findReason(error, made.length === 0);
      if (!reason) throw error;
      const refusal = { applicantId: id, name: await readName(id), reason };
      run.current = { made, refused: [...before, refusal], left: others };
    }
  };

  const start = async (make: Parameters<typeof makeNext>[0]): Promise<boolean> => {
    const { made, refused: before, left } = run.current;
    const asked = [...left, ...before.map((one) => one.applicantId)];
    run.current = { made, refused: [], left: asked };
    setRefused([]);
    try {
      while (run.current.left.length > 0 && !isGone.current) {
        const total = asked.length;
        if (total > 1) setDone({ done: total - run.current.left.length, total });
        await makeNext(make);
      }
    } finally {
      setDone(undefined);
      setRefused(run.current.refused);
      onMade(run.current.made.slice(made.length), asked.length);
    }
    return run.current.refused.length === 0;
  };
  return { start, done, refused };
};
