import './boot/take-session';
import { start } from './boot/start';

// Begun beside the file's own evaluation: developer tools read every function on the stack of a
// request anew, which for one made in here is the whole file.
queueMicrotask(() => void start());
