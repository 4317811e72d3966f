import { expect, it, vi } from 'vitest';
import type { PublishingState } from './shapes.ts';
import { StateStore } from './state-store.ts';

const state = (change: string): PublishingState => ({
	document: 'pages:1',
	languages: [],
	shared: { changes: [change] },
});

/** A state that the test resolves. */
const deferredState = () => Promise.withResolvers<PublishingState>();

it('notifies its listeners of the loaded state', async () => {
	const store = new StateStore();
	const listener = vi.fn();
	const unsubscribe = store.subscribe(listener);
	expect(store.get('pages:1')).toBeNull();
	await store.read('pages:1', async () => state('Layout'));
	expect(store.get('pages:1')).toEqual(state('Layout'));
	expect(store.get('pages:2')).toBeNull();
	expect(listener).toHaveBeenCalledTimes(1);
	unsubscribe();
	store.set('pages:1', null);
	expect(listener).toHaveBeenCalledTimes(1);
});

it('ignores the response to an older read', async () => {
	const store = new StateStore();
	const [first, second] = [deferredState(), deferredState()];
	const reads = [
		store.read('pages:1', () => first.promise),
		store.read('pages:1', () => second.promise),
	];
	second.resolve(state('newer'));
	first.resolve(state('older'));
	await Promise.all(reads);
	expect(store.get('pages:1')).toEqual(state('newer'));
});

it('prefers the state from a change over a read that began before it', async () => {
	const store = new StateStore();
	const before = deferredState();
	const read = store.read('pages:1', () => before.promise);
	store.set('pages:1', state('after publishing'));
	before.resolve(state('before publishing'));
	await read;
	expect(store.get('pages:1')).toEqual(state('after publishing'));
});

it('sets the state to failed if reading fails', async () => {
	const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
	const store = new StateStore();
	await store.read('pages:1', () => Promise.reject(new Error('away')));
	expect(store.get('pages:1')).toBe('failed');
	expect(consoleError).toHaveBeenCalled();
});
