import { buildIfChanged } from './starter/build.ts';
import { run } from './starter/problem.ts';
import { runBoth } from './starter/run-both.ts';

/** `npm start`: builds what changed, prepares `data/`, starts the backend and the site in front of it. */
await run(() => runBoth({ script: 'start', nodeEnv: 'production', prepare: buildIfChanged }));
