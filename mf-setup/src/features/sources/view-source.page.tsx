import { Button, FactList, PageHead, Part } from 'shared-ui';
import { leadTo, RecordPage, useDestination, useGoBack } from 'shell/sdk/react';
import type { SourceRecord } from 'server/contract/sources/source';
import { editSource, sources } from '../../../contract';
import { sourceLabels } from './source-form';
import { sourceNoun, useSource } from './use-source';

/** A source, to be read. */
export const ViewSourcePage = () => (
  <RecordPage title="Applicant Source" noun={sourceNoun} useRecord={useSource}>
    {(source) => <ShownSource source={source} />}
  </RecordPage>
);

const ShownSource = ({ source }: { source: SourceRecord }) => {
  const edit = useDestination({ to: editSource, params: { id: source.id } });
  return (
    <>
      <PageHead
        title="Applicant Source"
        words={source.source}
        actions={
          <>
            <Button onClick={useGoBack({ to: sources })}>Cancel</Button>
            <Button variant="main" {...leadTo(edit)}>
              Edit
            </Button>
          </>
        }
      />
      <Part title="Source">
        <FactList
          facts={[
            { name: sourceLabels.source, value: source.source },
            { name: sourceLabels.identifier, value: source.identifier },
            { name: sourceLabels.description, value: source.description },
          ]}
        />
      </Part>
    </>
  );
};
