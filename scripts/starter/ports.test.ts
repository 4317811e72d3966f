import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { freePort, portFrom, requireFreePort } from './ports.ts';

const module = new URL('./ports.ts', import.meta.url).href;
const program = `
	import { freePort } from ${JSON.stringify(module)};
	const ports = [];
	for (let count = 0; count < 100; count += 1) ports.push(await freePort());
	process.stdout.end(JSON.stringify(ports));
	// Keeps the process and its ports until its input ends.
	process.stdin.resume();
`;
const others = [1, 2, 3].map(() =>
	spawn(process.execPath, ['--input-type=module', '--eval', program], {
		stdio: ['pipe', 'pipe', 'inherit'],
	}),
);
afterAll(() => {
	for (const { stdin } of others) stdin.end();
});

it('returns no port twice, across processes', async () => {
	const outputs = await Promise.all(others.map(({ stdout }) => text(stdout)));
	const ports = await Promise.all(Array.from({ length: 100 }, freePort));
	const all = [...ports, ...outputs.flatMap((output) => JSON.parse(output))];
	expect(new Set(all).size).toBe(400);
	expect(Math.max(...all)).toBeLessThan(16_000);
});

it('rejects with the number of a port that is taken', async () => {
	const server = createServer();
	const port = await freePort();
	await requireFreePort(port, 'SITE_PORT');
	await once(server.listen(port, '127.0.0.1'), 'listening');
	await expect(requireFreePort(port, 'SITE_PORT')).rejects.toThrow(`Port ${port} is taken`);
	server.close();
});

it('reads a port from the environment, and rejects an invalid one', () => {
	process.env.SITE_PORT = '70000';
	expect(() => portFrom('SITE_PORT', 3000)).toThrow('SITE_PORT must be a port number');
	process.env.SITE_PORT = '3100';
	expect(portFrom('SITE_PORT', 3000)).toBe(3100);
	delete process.env.SITE_PORT;
	expect(portFrom('SITE_PORT', 3000)).toBe(3000);
});
