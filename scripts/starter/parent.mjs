/**
 * Calls `stop` when the parent process has ended: it can no longer pass a signal on.
 * @param {() => unknown} stop
 */
export function stopWithParent(stop) {
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && stop(), 1000).unref();
}
