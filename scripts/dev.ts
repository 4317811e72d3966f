import { run } from './starter/problem.ts';
import { runBoth } from './starter/run-both.ts';

/** `npm run dev`: the same as `npm start`, from the sources, with hot reload on both sides. */
await run(() => runBoth({ script: 'dev', nodeEnv: 'development', prepare: async () => {} }));
