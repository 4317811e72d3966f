// Serves the built backend: npm start -w apps/backend
import { checkEnvironment } from './check-environment.ts';
import { endWith } from './end.ts';

// As `next start` has it; before the environment is read.
Reflect.set(process.env, 'NODE_ENV', process.env.NODE_ENV || 'production');
try {
	await checkEnvironment();
	const { startServer } = await import('./server.ts');
	await startServer();
} catch (cause) {
	endWith(cause);
}
