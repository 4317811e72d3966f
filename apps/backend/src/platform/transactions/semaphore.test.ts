import { expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

const timeoutError = () => new Error('too long');

it('runs callers in order', async () => {
	const semaphore = new Semaphore();
	const order: string[] = [];
	const work = async (name: string) => {
		const release = await semaphore.acquire(1_000, timeoutError);
		order.push(`${name} begins`);
		await new Promise((resolve) => setImmediate(resolve));
		order.push(`${name} ends`);
		release();
	};
	await Promise.all([work('a'), work('b')]);
	expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('skips a caller that has timed out', async () => {
	const semaphore = new Semaphore();
	const release = await semaphore.acquire(1_000, timeoutError);
	await expect(semaphore.acquire(1, timeoutError)).rejects.toThrow('too long');
	const next = semaphore.acquire(1_000, timeoutError);
	release();
	(await next)();
});

it('runs as many callers at once as there are places', async () => {
	const semaphore = new Semaphore(2);
	const [first] = [
		await semaphore.acquire(1, timeoutError),
		await semaphore.acquire(1, timeoutError),
	];
	await expect(semaphore.acquire(1, timeoutError)).rejects.toThrow('too long');
	first?.();
	first?.();
	await semaphore.acquire(1, timeoutError);
	await expect(semaphore.acquire(1, timeoutError)).rejects.toThrow('too long');
});
