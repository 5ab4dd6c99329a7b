import type { FastifyInstance, FastifyRequest } from 'fastify';
import { One } from '../../../contract/answer';
import {
  JobParams,
  UploadParams,
  UploadPiece,
  UploadStart,
  UploadState,
} from '../../../contract/applicants/applying/applying';
import * as calls from '../../../contract/applicants/applying/applying.calls';
import {
  applyingMessages,
  maxUploadPieceBytes,
} from '../../../contract/applicants/applying/applying-constants';
import { hashSecret } from '../../platform/access/secret-hash';
import type { ServerDependencies } from '../../platform/domain';
import { invalidField } from '../../platform/errors';
import { toNetworkAddress } from '../../platform/http/client-address';
import { toStrictSchema } from '../../platform/http/close-schema';
import { omitFileFields } from '../../platform/http/file-fields';
import { requireLiveJob } from './find-live-job';
import { describePublicCall, setPublicCallHeaders } from './open-call';
import type { SendingLimits } from './sending-limit';
import { addUploadPiece, createUpload, readUpload } from './uploads';

type StartRequest = FastifyRequest<{ Params: JobParams; Body: UploadStart }>;
type UploadRequest = FastifyRequest<{ Params: UploadParams; Body: { start: number } }>;

/** Bytes that the multipart encoding adds to a piece of an upload. */
const frameBytes = 4_096;

export const registerUploads = (
  app: FastifyInstance,
  { db, keys }: ServerDependencies,
  limits: SendingLimits,
): void => {
  const reply = One(UploadState);
  const options = { helmet: false as const, onRequest: setPublicCallHeaders };
  const requireJob = async ({ ip, params }: FastifyRequest<{ Params: JobParams }>) => {
    limits.assertMayUpload(toNetworkAddress(ip));
    return requireLiveJob(db, params.slug);
  };

  app.route({
    ...options,
    method: 'POST',
    url: calls.startUpload.path,
    schema: {
      ...describePublicCall('Begins a resume that comes in pieces.', JobParams, reply),
      body: toStrictSchema(UploadStart),
    },
    handler: async (request: StartRequest) => {
      const { jobId } = await requireJob(request);
      const networkHash = hashSecret(`applying ${toNetworkAddress(request.ip)}`, keys);
      return { data: await createUpload(db, { jobId, networkHash }, request.body) };
    },
  });

  app.route({
    ...options,
    method: 'GET',
    url: calls.getUpload.path,
    schema: describePublicCall('From which byte a resume goes on.', UploadParams, reply),
    handler: async (request: UploadRequest) => {
      const { jobId } = await requireJob(request);
      return { data: await readUpload(db, jobId, request.params.upload) };
    },
  });

  app.route({
    ...options,
    method: 'POST',
    url: calls.sendUploadPiece.path,
    bodyLimit: maxUploadPieceBytes + frameBytes,
    config: { takesMultipart: true, body: toStrictSchema(UploadPiece) },
    schema: {
      ...describePublicCall('Adds the next piece of a resume.', UploadParams, reply),
      body: toStrictSchema(omitFileFields(UploadPiece)),
    },
    handler: async (request: UploadRequest) => {
      const { jobId } = await requireJob(request);
      const [sent] = request.sentFiles;
      if (!sent || sent.content.length === 0) throw invalidField('piece', applyingMessages.file);
      const piece = { start: request.body.start, content: sent.content };
      return { data: await addUploadPiece(db, jobId, request.params.upload, piece) };
    },
  });
};
