import { DelayedSpinner, Drawer, EmptyState, ForbiddenState } from 'shared-ui';
import type { ReactNode } from 'react';
import { OpenPanelContext, type PanelRequest } from '../../sdk/react';
import { usePermissionRefusals } from '../frame/use-permission-refusals';
import { RemotePartFailure } from '../loader/remote-part-failure';
import { RemotePart } from '../loader/remote-part';
import { useConsoleMap } from '../registry/use-console-map';

const standardWidth = 400;

export const OpenedPanel = ({ request }: { request: PanelRequest }) => {
  const panel = useConsoleMap().panels.find(({ id }) => id === request.id);
  const refusal = usePermissionRefusals()(panel?.can);
  const { title = 'Not available', width = standardWidth } = panel ?? {};
  const frame = (content: ReactNode) => (
    <Drawer open title={title} width={width} onClose={() => request.close()}>
      {content}
    </Drawer>
  );
  if (refusal !== undefined) return frame(<ForbiddenState words={refusal} />);
  if (!panel?.load) {
    return frame(
      <EmptyState
        title="This part is not deployed"
        words="It opens here as soon as the remote that owns it is deployed with it."
      />,
    );
  }
  return (
    <OpenPanelContext
      value={{ id: panel.id, title, width, input: request.input, close: request.close }}
    >
      <RemotePart
        remote={panel.remote}
        name={panel.load}
        waiting={frame(<DelayedSpinner label={`Loading ${title}`} />)}
        failed={(failure, retry) =>
          frame(<RemotePartFailure title={title} failure={failure} onRetry={retry} />)
        }
      />
    </OpenPanelContext>
  );
};
