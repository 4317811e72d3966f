import { expect, it } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

it('limits the running and the waiting tasks, and rejects further ones', async () => {
	const queue = new WorkQueue({ atOnce: 2, waiting: 1 });
	let running = 0;
	let maxRunning = 0;
	const gate = Promise.withResolvers<void>();
	const task = async () => {
		maxRunning = Math.max(maxRunning, ++running);
		await gate.promise;
		running--;
	};
	const accepted = [queue.run(task), queue.run(task), queue.run(task)];
	await expect(queue.run(task)).rejects.toThrow(QueueFull);
	gate.resolve();
	await Promise.all(accepted);
	expect(maxRunning).toBe(2);
	await expect(queue.run(async () => 'free again')).resolves.toBe('free again');
});

it('continues after a task fails', async () => {
	const queue = new WorkQueue({ atOnce: 1, waiting: 5 });
	const failing = queue.run(() => Promise.reject(new Error('no')));
	const next = queue.run(async () => 'yes');
	await expect(failing).rejects.toThrow('no');
	await expect(next).resolves.toBe('yes');
});
