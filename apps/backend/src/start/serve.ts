// Serves the built backend: npm start -w apps/backend
import { checkEnvironment } from './check-environment.ts';
import { exitWith } from './start-problem.ts';

// The default of `next start`. Must be set before the environment is read.
Reflect.set(process.env, 'NODE_ENV', process.env.NODE_ENV || 'production');
try {
	await checkEnvironment();
	const { startServer } = await import('./server.ts');
	await startServer();
} catch (cause) {
	exitWith(cause);
}
