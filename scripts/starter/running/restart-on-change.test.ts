import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import { isConfiguration } from './backend-configuration.ts';
import type { Program } from './program.ts';
import { restartOnChange } from './restart-on-change.ts';

const changes = new EventEmitter();
const messages: string[] = [];
const watch = (onChange: (file: string) => void) => {
	changes.on('change', onChange);
	return () => changes.off('change', onChange);
};
const say = (message: string) => messages.push(message);
const hasSaid = (text: string) => expect.poll(() => messages.join('\n')).toContain(text);

beforeEach(() => {
	changes.removeAllListeners();
	messages.length = 0;
});

function fakeProgram() {
	const { promise: ended, resolve } = Promise.withResolvers<void>();
	const stop = vi.fn(async () => resolve());
	return { name: 'backend', ended, lastLines: ['a column is missing'], stop, end: resolve };
}

/** Each start takes the next of these outcomes. */
const startsOf = (...outcomes: (ReturnType<typeof fakeProgram> | Error)[]) =>
	vi.fn(async () => {
		const next = outcomes.shift();
		if (!next || next instanceof Error) throw next ?? new Error('one start too many');
		// What is not needed of a program here is its process.
		return next as unknown as Program;
	});

it('starts again after a change, once for several at a time', async () => {
	const [one, two] = [fakeProgram(), fakeProgram()];
	const start = startsOf(one, two);
	const program = await restartOnChange({ name: 'backend', start, watch, say });
	changes.emit('change', 'pages.ts');
	changes.emit('change', 'posts.ts');
	await hasSaid('The backend is ready.');
	expect(one.stop).toHaveBeenCalledOnce();
	expect(start).toHaveBeenCalledTimes(2);
	await program.stop();
	expect(two.stop).toHaveBeenCalledOnce();
});

it('says why it can’t start again, and does with the next change', async () => {
	const start = startsOf(fakeProgram(), new Error('No migration: pages.subtitle'), fakeProgram());
	const program = await restartOnChange({ name: 'backend', start, watch, say });
	changes.emit('change', 'pages.ts');
	await hasSaid('No migration: pages.subtitle');
	changes.emit('change', 'migration.ts');
	await hasSaid('The backend is ready.');
	await program.stop();
});

it('says when the program ends by itself', async () => {
	const one = fakeProgram();
	const program = await restartOnChange({ name: 'backend', start: startsOf(one), watch, say });
	one.end();
	await hasSaid('The backend ended: a column is missing');
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
