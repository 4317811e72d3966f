import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Program } from './program.ts';
import { isConfiguration, restartOnChange } from './restart-on-change.ts';

const changes = new EventEmitter();
const messages: string[] = [];
const watch = (onChange: (file: string) => void) => {
	changes.on('change', onChange);
	return () => changes.off('change', onChange);
};
const log = (message: string) => messages.push(message);
const waitForMessage = (text: string) => expect.poll(() => messages.join('\n')).toContain(text);

beforeEach(() => {
	changes.removeAllListeners();
	messages.length = 0;
});

function fakeProgram() {
	const { promise: exit, resolve } = Promise.withResolvers<void>();
	const stop = vi.fn(async () => resolve());
	return { name: 'backend', exit, lastLines: ['a column is missing'], stop, end: resolve };
}

/** A start function that returns or throws these outcomes one after the other. */
const startReturning = (...outcomes: (ReturnType<typeof fakeProgram> | Error)[]) =>
	vi.fn(async () => {
		const next = outcomes.shift();
		if (!next || next instanceof Error) throw next ?? new Error('one start too many');
		// The tests do not need the program's process.
		return next as unknown as Program;
	});

it('restarts after a change, once for several simultaneous ones', async () => {
	const [one, two] = [fakeProgram(), fakeProgram()];
	const start = startReturning(one, two);
	const program = await restartOnChange({ name: 'backend', start, watch, log });
	changes.emit('change', 'pages.ts');
	changes.emit('change', 'posts.ts');
	await waitForMessage('The backend is ready.');
	expect(one.stop).toHaveBeenCalledOnce();
	expect(start).toHaveBeenCalledTimes(2);
	await program.stop();
	expect(two.stop).toHaveBeenCalledOnce();
});

it('logs why a restart failed, and restarts after the next change', async () => {
	const start = startReturning(
		fakeProgram(),
		new Error('No migration: pages.subtitle'),
		fakeProgram(),
	);
	const program = await restartOnChange({ name: 'backend', start, watch, log });
	changes.emit('change', 'pages.ts');
	await waitForMessage('No migration: pages.subtitle');
	changes.emit('change', 'migration.ts');
	await waitForMessage('The backend is ready.');
	await program.stop();
});

it('logs when the program ends by itself', async () => {
	const one = fakeProgram();
	const program = await restartOnChange({
		name: 'backend',
		start: startReturning(one),
		watch,
		log,
	});
	one.end();
	await waitForMessage('The backend ended: a column is missing');
	await program.stop();
});

it.each([
	['model/collections/pages.ts', true],
	['migrations/sqlite/index.ts', true],
	['content.graphql', true],
	['app/(payload)/layout.tsx', false],
	['languages/states/marks.tsx', false],
	['model/fields/reading-time.test.ts', false],
	['seed/content/pages/home/en.yaml', false],
])('%s is configuration: %s', (file, expected) => {
	expect(isConfiguration(file)).toBe(expected);
});
