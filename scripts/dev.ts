import { run } from './starter/problem.ts';
import { runBoth } from './starter/run-both.ts';

/** `npm run dev`: like `npm start`, but from the sources, with hot reload of both programs. */
await run(() => runBoth('dev'));
