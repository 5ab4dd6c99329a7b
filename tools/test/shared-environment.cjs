const { SharedEnvironment } = require('./shared-modules.cjs');

module.exports = SharedEnvironment;
