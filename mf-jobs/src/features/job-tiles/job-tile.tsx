import { Box, Card, Link, Skeleton, Tooltip } from 'shared-ui';
import { grouped, resolve, useShell, type RouteRef } from 'shell/sdk/react';

interface Props {
  title: string;
  /** Number on the tile; `undefined` while loading. */
  figure: number | undefined;
  counts?: string;
  atLeastTwoDigits?: boolean;
  to: RouteRef;
  search?: Record<string, string>;
}

const formatFigure = (figure: number, atLeastTwoDigits: boolean): string =>
  atLeastTwoDigits && figure < 10 ? `0${figure}` : grouped(figure);

export const JobTile = ({
  title,
  figure,
  counts,
  atLeastTwoDigits = false,
  to,
  search = {},
}: Props) => {
  const { href, refusal, isForbidden } = resolve({ to, search }, useShell());
  const face = (
    <>
      <Box textStyle="small" color="ink2">
        {title}
      </Box>
      <Box textStyle="page" mt="1" minHeight="28px" fontVariantNumeric="tabular-nums">
        {figure === undefined ? (
          <Skeleton width="56px" height="22px" />
        ) : (
          formatFigure(figure, atLeastTwoDigits)
        )}
      </Box>
      {counts === undefined ? null : (
        <Box textStyle="small" color="ink3">
          {counts}
        </Box>
      )}
    </>
  );
  return (
    <Card as="li" _hover={refusal === undefined ? { borderColor: 'lineStrong' } : {}}>
      {refusal === undefined ? (
        <Box asChild display="block" p="4" borderRadius="lg">
          <Link to={href}>{face}</Link>
        </Box>
      ) : isForbidden ? (
        <Box p="4">{face}</Box>
      ) : (
        <Tooltip text={refusal}>
          <Box p="4" tabIndex={0}>
            {face}
          </Box>
        </Tooltip>
      )}
    </Card>
  );
};
