import './boot/take-session';
import { start } from './boot/start';

void start();
