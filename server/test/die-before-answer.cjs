// Loaded into a server by a test: its process is killed when it has done what a call of this path asks
// for, and begins to answer.
const { ServerResponse } = require('node:http');

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...answer) {
  const [path] = this.req.url.split('?');
  if (this.req.method === 'POST' && path.endsWith(process.env.DIE_BEFORE))
    process.kill(process.pid, 'SIGKILL');
  return writeHead.apply(this, answer);
};
