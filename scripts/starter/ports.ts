import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Ends the start with a clear line when a port is taken. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
	const free = await new Promise<boolean>((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(false));
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
	});
	if (!free) {
		throw new Problem(
			`Port ${port} is taken. Stop the program that uses it, or choose another: ${variable}=${port + 1} npm start`,
		);
	}
}

export function portFrom(variable: string, fallback: number): number {
	const value = process.env[variable];
	if (!value) return fallback;
	const port = Number(value);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		throw new Problem(`${variable} must be a port number from 1 to 65535, not "${value}".`);
	}
	return port;
}

/** A port nobody uses at this moment. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
