import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { Problem } from './problem.ts';

/**
 * Below the ephemeral ports that systems assign to connections and to servers on port 0 (Linux from 32768, others from 49152), and above
 * those that browsers and `fetch` block (the Fetch standard's "bad ports" end at 10080).
 */
const range = { first: 11_000, end: 16_000 };
const attempts = 500;

/** Throws a Problem if a port is taken. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
	if (!(await isFree(port))) {
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

/**
 * Reserves a port for a program that this process starts. No other process of the project gets it before this one ends, even while
 * nothing listens on it. Ports are reserved in pairs: the even one is returned, and listening on the odd one marks it as reserved, which
 * only one process can do and which ends with the process.
 */
export async function freePort(): Promise<number> {
	for (let attempt = 0; attempt < attempts; attempt += 1) {
		const port = randomInt(range.first / 2, range.end / 2) * 2;
		const marker = await listen(port + 1);
		if (!marker) continue;
		marker.unref();
		if (await isFree(port)) return port;
		marker.close();
	}
	throw new Problem(`No free port was found between ${range.first} and ${range.end}.`);
}

async function isFree(port: number): Promise<boolean> {
	const probe = await listen(port);
	if (!probe) return false;
	probe.close();
	await once(probe, 'close');
	return true;
}

/** Listens on a port; null if it is taken. */
function listen(port: number): Promise<Server | null> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(null));
		server.listen(port, '127.0.0.1', () => resolve(server));
	});
}
