import { PurgeLedger } from '@website/page-cache/purge-ledger';
import { beforeEach, expect, it } from 'vitest';
import { type SharedResponse, SharedResponses } from '../../app/content/shared-responses.ts';

let ledger: PurgeLedger;
let responses: SharedResponses;
let queries: number;

beforeEach(() => {
	ledger = new PurgeLedger();
	responses = new SharedResponses(ledger, 60_000);
	queries = 0;
});

const footer =
	(isComplete = true) =>
	async (): Promise<SharedResponse> => {
		queries += 1;
		return { data: { number: queries }, tags: ['footer:en'], isComplete };
	};

const read = (fetchResponse = footer()) => responses.read('footer', fetchResponse);

it('queries once for all pages, including concurrent ones', async () => {
	const [first, second] = await Promise.all([read(), read()]);
	expect(second).toBe(first);
	expect(await read()).toBe(first);
	expect(queries).toBe(1);
});

it('queries again only after a purge of a tag', async () => {
	await read();
	ledger.record(['page:12']);
	expect((await read()).data).toEqual({ number: 1 });
	ledger.record(['footer:en']);
	expect((await read()).data).toEqual({ number: 2 });
	ledger.recordEverything();
	expect((await read()).data).toEqual({ number: 3 });
});

it('neither stores nor shares a response that was purged while it was read', async () => {
	const slow = Promise.withResolvers<SharedResponse>();
	const stale = read(() => slow.promise);
	ledger.record(['footer:en']);
	expect((await read()).data).toEqual({ number: 1 });
	slow.resolve({ data: 'old', tags: ['footer:en'], isComplete: true });
	expect((await stale).data).toBe('old');
	expect((await read()).data).toEqual({ number: 1 });
});

it('neither stores nor shares an incomplete response', async () => {
	const [first, second] = await Promise.all([read(footer(false)), read(footer(false))]);
	expect(second).not.toBe(first);
	await read();
	expect(queries).toBe(3);
});

it('does not store a failure', async () => {
	const failing = async () => {
		throw new Error('the endpoint is gone');
	};
	await expect(read(failing)).rejects.toThrow('gone');
	expect((await read()).data).toEqual({ number: 1 });
});
