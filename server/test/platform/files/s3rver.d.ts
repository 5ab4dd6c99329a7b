declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  }
  class S3rver {
    constructor(options: Options);
    middleware: ((context: { status: number }, next: () => Promise<void>) => unknown)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export = S3rver;
}
