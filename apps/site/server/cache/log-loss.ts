import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';

/** Logs that a page lost content: one line in a while, since a failing content endpoint affects many pages at once. */
export function lossLog(logger: Logger): (path: string, loss: string) => void {
	let nextAt = 0;
	return (path, loss) => {
		const now = Date.now();
		if (now < nextAt) return;
		nextAt = now + limits.lossLogMs;
		logger.error(
			{ path, loss },
			'the content endpoint returned less than before without announcing a change; the stored pages are served until further reads agree',
		);
	};
}
