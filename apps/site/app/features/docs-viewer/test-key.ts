import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { tryHeader, tryPath } from '#shared/addresses/api-paths.ts';

const schema = z.object({ key: z.string(), inspector: z.url() });

/** The visitor's own test key, which sends no messages, and the URL of the inspector that shows its webhooks. */
export type TestKey = z.infer<typeof schema>;

const storageKey = 'docs-test-key';
const listeners = new Set<() => void>();
let current: TestKey | null = null;
let pending: Promise<TestKey | null> | undefined;

/** Returns the key that this tab stored before a reload. */
function readStoredKey(): TestKey | null {
	try {
		return schema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data ?? null;
	} catch {
		return null;
	}
}

function storeKey(key: TestKey): void {
	current = key;
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(key));
	} catch (error) {
		console.warn('Cannot store the test key; a reload will lose it:', error);
	}
	for (const listener of listeners) listener();
}

/** Requests a key from the app host; null if the API offers no test keys. */
async function fetchKey(): Promise<TestKey | null> {
	const response = await fetch(`${tryPath}/v1/test-keys`, {
		method: 'POST',
		headers: { [tryHeader]: '1' },
	});
	return response.ok ? (schema.safeParse(await response.json()).data ?? null) : null;
}

async function obtainKey(): Promise<TestKey | null> {
	const existing = current ?? readStoredKey();
	if (existing) {
		storeKey(existing);
		return existing;
	}
	pending ??= fetchKey().catch((error: unknown) => {
		console.error('Cannot fetch a test key:', error);
		return null;
	});
	const key = await pending;
	pending = undefined;
	if (key) storeKey(key);
	return key;
}

const isMessaging = ({ url }: Request): boolean =>
	/\/v1\/(?!test-keys$|inspectors\/)/.test(new URL(url).pathname);

/** Adds a test key to a test request of the messaging API unless the reader has entered one. */
export async function withTestKey(request: Request): Promise<Request> {
	const authorization = request.headers.get('authorization') ?? '';
	if (!isMessaging(request) || /^bearer +[\w-]{8,}/i.test(authorization)) return request;
	const key = await obtainKey();
	if (!key) return request;
	const headers = new Headers(request.headers);
	headers.set('authorization', `Bearer ${key.key}`);
	return new Request(request, { headers });
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The key that test requests use; null before the first request. */
export const useTestKey = (): TestKey | null =>
	useSyncExternalStore(
		subscribe,
		() => {
			current ??= readStoredKey();
			return current;
		},
		() => null,
	);
