import { PurgeLedger } from '@website/page-cache/purge-ledger';
import { beforeEach, expect, it } from 'vitest';
import { type SharedResponse, SharedResponses } from '../../app/content/shared-responses.ts';

let ledger: PurgeLedger;
let answers: SharedResponses;
let queries: number;

beforeEach(() => {
	ledger = new PurgeLedger();
	answers = new SharedResponses(ledger, 60_000);
	queries = 0;
});

const footer =
	(isComplete = true) =>
	async (): Promise<SharedResponse> => {
		queries += 1;
		return { data: { number: queries }, tags: ['footer:en'], isComplete };
	};

const read = (ask = footer()) => answers.read('footer', ask);

it('asks once for all pages, those made at the same time included', async () => {
	const [first, second] = await Promise.all([read(), read()]);
	expect(second).toBe(first);
	expect(await read()).toBe(first);
	expect(queries).toBe(1);
});

it('asks again once a purge has named it, and only then', async () => {
	await read();
	ledger.record(['page:12']);
	expect((await read()).data).toEqual({ number: 1 });
	ledger.record(['footer:en']);
	expect((await read()).data).toEqual({ number: 2 });
	ledger.recordEverything();
	expect((await read()).data).toEqual({ number: 3 });
});

it('neither stores nor shares what a purge overtook while it was read', async () => {
	const slow = Promise.withResolvers<SharedResponse>();
	const overtaken = read(() => slow.promise);
	ledger.record(['footer:en']);
	expect((await read()).data).toEqual({ number: 1 });
	slow.resolve({ data: 'old', tags: ['footer:en'], isComplete: true });
	expect((await overtaken).data).toBe('old');
	expect((await read()).data).toEqual({ number: 1 });
});

it('stores no answer that is incomplete, and nobody else gets it', async () => {
	const [first, second] = await Promise.all([read(footer(false)), read(footer(false))]);
	expect(second).not.toBe(first);
	await read();
	expect(queries).toBe(3);
});

it('stores no failure', async () => {
	const failing = async () => {
		throw new Error('the endpoint is gone');
	};
	await expect(read(failing)).rejects.toThrow('gone');
	expect((await read()).data).toEqual({ number: 1 });
});
