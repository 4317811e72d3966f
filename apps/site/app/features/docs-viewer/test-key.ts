import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { tryHeader, tryPath } from '#shared/addresses/api-paths.ts';

const schema = z.object({ key: z.string(), inspector: z.url() });

/** A key of this visitor's own that sends nothing, and the page that shows the webhooks it causes. */
export type TestKey = z.infer<typeof schema>;

const storageKey = 'docs-test-key';
const listeners = new Set<() => void>();
let current: TestKey | null = null;
let pending: Promise<TestKey | null> | undefined;

/** The key of this tab, from before it was reloaded. */
function remembered(): TestKey | null {
	try {
		return schema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data ?? null;
	} catch {
		return null;
	}
}

function note(key: TestKey): void {
	current = key;
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(key));
	} catch (error) {
		console.warn('The test key is lost when the page is reloaded:', error);
	}
	for (const listener of listeners) listener();
}

/** Requests a key from the app host; null if it has none, as other APIs may. */
async function fetchKey(): Promise<TestKey | null> {
	const response = await fetch(`${tryPath}/v1/test-keys`, {
		method: 'POST',
		headers: { [tryHeader]: '1' },
	});
	return response.ok ? (schema.safeParse(await response.json()).data ?? null) : null;
}

async function obtain(): Promise<TestKey | null> {
	const existing = current ?? remembered();
	if (existing) {
		note(existing);
		return existing;
	}
	pending ??= fetchKey().catch((error: unknown) => {
		console.error('No test key could be had:', error);
		return null;
	});
	const key = await pending;
	pending = undefined;
	if (key) note(key);
	return key;
}

const isMessaging = ({ url }: Request): boolean =>
	/\/v1\/(?!test-keys$|inspectors\/)/.test(new URL(url).pathname);

/** Adds a test key to a test request of the messaging API if the reader entered none. */
export async function withTestKey(request: Request): Promise<Request> {
	const authorization = request.headers.get('authorization') ?? '';
	if (!isMessaging(request) || /^bearer +[\w-]{8,}/i.test(authorization)) return request;
	const key = await obtain();
	if (!key) return request;
	const headers = new Headers(request.headers);
	headers.set('authorization', `Bearer ${key.key}`);
	return new Request(request, { headers });
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The key that tried requests are sent with; null before the first. */
export const useTestKey = (): TestKey | null =>
	useSyncExternalStore(
		subscribe,
		() => {
			current ??= remembered();
			return current;
		},
		() => null,
	);
