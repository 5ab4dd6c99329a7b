// Preloaded into a server by a test: kills the process between handling a request and the response.
const { ServerResponse } = require('node:http');

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...answer) {
  const [path] = this.req.url.split('?');
  if (this.req.method === 'POST' && path.endsWith(process.env.DIE_BEFORE))
    process.kill(process.pid, 'SIGKILL');
  return writeHead.apply(this, answer);
};
