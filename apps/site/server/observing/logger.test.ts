import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { accessLog } from './access-log.ts';
import { batchedLines, createLogger } from './logger.ts';

/** An output that records its chunks and calls of `flushSync`. */
function output() {
	const chunks: string[] = [];
	return {
		chunks,
		write: (lines: string) => chunks.push(lines),
		flushSync: () => chunks.push('(flushSync)'),
	};
}

it('writes lines in batches, in order and each once', async () => {
	const to = output();
	const lines = batchedLines(to, 24);
	for (const line of ['one\n', 'twó\n', 'three\n', 'four\n']) lines.write(line);
	await endOfTurn();
	expect(to.chunks).toEqual(['one\ntwó\n']);
	lines.flush();
	lines.flush();
	expect(to.chunks).toEqual(['one\ntwó\n', 'three\nfour\n']);
	lines.write('longer than a whole batch\n');
	lines.flush();
	expect(to.chunks.at(-1)).toBe('longer than a whole batch\n');
});

it('writes all pending lines at the end of the process', () => {
	const to = output();
	const lines = batchedLines(to, 1000);
	lines.write('last\n');
	lines.write(() => 'words\n');
	lines.flushSync();
	expect(to.chunks).toEqual(['last\nwords\n', '(flushSync)']);
});

it('writes the headers of a response within an error, without cookies', () => {
	const to = output();
	const headers = new Headers({ server: 'nginx', 'retry-after': '5', 'set-cookie': 'a=b' });
	const response = { status: 503, headers, body: 'down' };
	const error = Object.assign(new Error('503'), { response });
	createLogger('error', to).error({ err: error }, 'the content failed');
	expect(JSON.parse(to.chunks.join('')).err.response).toEqual({
		status: 503,
		headers: { server: 'nginx', 'retry-after': '5' },
		body: 'down',
	});
});

it('writes access lines and other log lines in order and as JSON', () => {
	const to = output();
	const lines = batchedLines(to, 100_000);
	const logger = createLogger('info', lines);
	const access = accessLog(lines, true);
	logger.info('first');
	access({ id: 'id-12345', method: 'GET', url: '/a"b', status: 200, ms: 0, cache: 'hit' });
	logger.error({ err: new Error('broken') }, 'third');
	lines.flush();
	const entries = (to.chunks[0] ?? '')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	expect(entries.map(({ msg }) => msg)).toEqual(['first', 'request', 'third']);
	for (const { time } of entries) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
	expect(entries[1]).toMatchObject({ id: 'id-12345', path: '/a"b', status: 200, cache: 'hit' });
});
